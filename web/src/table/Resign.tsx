import { useState } from "react";
import type { TableStore } from "../game/store";
import type { TableInfo } from "../protocol";
import { useWords } from "../words";

/** Give up the game; asked once more, since nobody can take it back. */
export function Resign({ table, store }: { table: TableInfo; store: TableStore }) {
  const t = useWords().asking.resign;
  const [sure, setSure] = useState(false);
  const people = table.seats.filter((seat) => seat.seat !== table.you && seat.kind === "person").length;
  const ends = table.seats.length === 2 || people === 0;
  if (!sure)
    return (
      <button type="button" className="button" onClick={() => setSure(true)} data-test="resign">
        {t.button}
      </button>
    );
  return (
    <p className="row-buttons" role="alert">
      <span>{ends ? t.ends : t.handsOver}</span>
      <button type="button" className="button gold" onClick={() => setSure(false)}>
        {t.no}
      </button>
      <button type="button" className="button" onClick={() => store.send({ type: "resign" })} data-test="resign-sure">
        {t.yes}
      </button>
    </p>
  );
}
