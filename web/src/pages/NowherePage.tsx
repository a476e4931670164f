import { Header } from "../parts/Header";
import { follow } from "../router";

export function NowherePage({ path }: { path: string }) {
  return (
    <div>
      <Header />
      <main className="page narrow">
        <h1>There is no such page</h1>
        <p>
          Nothing is kept at <code>{path}</code>. Tables, sets and replays are found <a href="/" onClick={follow}>in the lobby</a>, cards on{" "}
          <a href="/cards" onClick={follow}>their own pages</a>.
        </p>
      </main>
    </div>
  );
}
