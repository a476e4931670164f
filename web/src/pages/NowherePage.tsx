import { Header } from "../parts/Header";
import { follow } from "../router";
import { useWords } from "../words";

export function NowherePage({ path }: { path: string }) {
  const t = useWords().pages.nowhere;
  return (
    <div>
      <Header />
      <main className="page narrow">
        <h1>{t.title}</h1>
        <p>
          {t.text(<code>{path}</code>, (to, text) => (
            <a href={to} onClick={follow}>
              {text}
            </a>
          ))}
        </p>
      </main>
    </div>
  );
}
