import { follow } from "../router";
import { Menu } from "../table/Menu";

export function Header() {
  return (
    <header className="topbar">
      <a href="/" className="brand" onClick={follow}>
        Bailiwick
      </a>
      <span className="spacer" />
      <nav aria-label="Pages">
        <a href="/cards" onClick={follow}>
          Cards
        </a>
        <a href="/about" onClick={follow}>
          About
        </a>
      </nav>
      <Menu />
    </header>
  );
}
