import { Header } from "../parts/Header";
import { useWords } from "../words";

export function AboutPage() {
  const t = useWords().pages.about;
  return (
    <div>
      <Header />
      <main className="page narrow">
        <h1>{t.title}</h1>
        <p>{t.what}</p>
        <h2>{t.emblems}</h2>
        <p>{t.emblemsBy(<a href="https://game-icons.net">game-icons.net</a>, <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>)}</p>
        <h2>{t.letters}</h2>
        <p>{t.lettersBy(<a href="https://openfontlicense.org">SIL Open Font License</a>)}</p>
        <h2>{t.qr}</h2>
        <p>{t.qrBy(<a href="https://github.com/unjs/uqr">uqr</a>)}</p>
      </main>
    </div>
  );
}
