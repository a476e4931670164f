import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/parts.css";
import "./styles/cards.css";
import "./styles/table.css";
import "./styles/follow.css";
import "./styles/pages.css";
import "./styles/phone.css";
import "./styles/layouts.css";
import "./styles/talk.css";
import "./styles/hints.css";
import "./styles/triumph.css";
import "./styles/review.css";
import { Inspector } from "./cards/Inspector";
import { LobbyPage } from "./lobby/LobbyPage";
import { AboutPage } from "./pages/AboutPage";
import { NowherePage } from "./pages/NowherePage";
import { Header } from "./parts/Header";
import { usePath } from "./router";
import { applyTheme } from "./settings";
import { speak, useWords } from "./words";

// What only they need comes when they are looked at.
const CardsPage = lazy(() => import("./pages/CardsPage"));
const CardPageView = lazy(() => import("./pages/CardPageView"));
const ReplayPage = lazy(() => import("./replay/ReplayPage").then((part) => ({ default: part.ReplayPage })));
const TablePage = lazy(() => import("./table/TablePage").then((part) => ({ default: part.TablePage })));

function number(text: string | null): number | null {
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : null;
}

/** A part of the path; one that is no proper escape stays as it is, and is then found nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A page that is not here yet. */
function Coming() {
  const { moment } = useWords().lobby;
  return (
    <div>
      <Header />
      <main className="page">
        <p className="dim">{moment}</p>
      </main>
    </div>
  );
}

function Page() {
  const url = new URL(usePath(), location.origin);
  const [first = "", second = "", third = ""] = url.pathname.slice(1).split("/").map(decoded);
  const eyes = number(url.searchParams.get("eyes"));
  if (first === "table" && second !== "") {
    if (third === "replay") {
      const step = number(url.searchParams.get("step"));
      return <ReplayPage key={`${second}/${eyes}/${step}`} id={second} start={step} eyes={eyes} reviewed={url.searchParams.has("review")} />;
    }
    return <TablePage key={second} id={second} guided={url.searchParams.has("guide")} />;
  }
  if (first === "cards") return second === "" ? <CardsPage /> : <CardPageView key={second} name={second} />;
  if (first === "about") return <AboutPage />;
  return first === "" ? <LobbyPage key={url.search} set={url.searchParams.get("set")} /> : <NowherePage path={url.pathname} />;
}

// Installable, and a page of its own where there is no connection; see public/service-worker.js.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  window.addEventListener("load", () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined));
}
applyTheme();
const root = document.getElementById("root");
if (root !== null) {
  // Nothing is shown in one language first and then in another.
  void speak().then(() =>
    createRoot(root).render(
      <>
        <Suspense fallback={<Coming />}>
          <Page />
        </Suspense>
        <Inspector />
      </>,
    ),
  );
}
