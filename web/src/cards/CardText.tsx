import { type Piece, parts, together } from "./text";

export function Coin({ text, said, className = "" }: { text: string; said: string; className?: string }) {
  return (
    <span className={`coin ${className}`} role="img" aria-label={said}>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}

export function Shield({ text, said }: { text: string; said: string }) {
  return (
    <span className="vp" role="img" aria-label={said}>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}

function Drawn({ piece }: { piece: Piece }) {
  if (piece.kind === "coin") return <Coin text={piece.text} said={piece.said} />;
  if (piece.kind === "vp") return <Shield text={piece.text} said={piece.said} />;
  if (piece.kind === "speck") return <span className="speck">{piece.text}</span>;
  return piece.kind === "strong" ? <b>{piece.text}</b> : <span>{piece.text}</span>;
}

function Pieces({ sentence }: { sentence: Piece[] }) {
  return together(sentence).map((run, i) => {
    const drawn = run.map((piece, j) => <Drawn key={j} piece={piece} />);
    return run.length === 1 ? drawn : (
      <span className="together" key={i}>
        {drawn}
      </span>
    );
  });
}

export function CardText({ text }: { text: string }) {
  return (
    <>
      {parts(text).map((part, i) => (
        <span className="text-part" key={i}>
          {part.map((sentence, j) => (
            <span className="text-sentence" key={j}>
              {j > 0 && " "}
              <Pieces sentence={sentence} />
            </span>
          ))}
        </span>
      ))}
    </>
  );
}
