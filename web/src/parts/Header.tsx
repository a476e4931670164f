import { follow } from "../router";
import { Menu } from "../table/Menu";
import { useWords } from "../words";

export function Header() {
  const t = useWords().pages.header;
  return (
    <header className="topbar">
      <a href="/" className="brand" onClick={follow}>
        Bailiwick
      </a>
      <span className="spacer" />
      <nav aria-label={t.pages}>
        <a href="/cards" onClick={follow}>
          {t.cards}
        </a>
        <a href="/about" onClick={follow}>
          {t.about}
        </a>
      </nav>
      <Menu />
    </header>
  );
}
