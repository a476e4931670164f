import { type Piece, parts } from "./text";

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

function Pieces({ sentence }: { sentence: Piece[] }) {
  return sentence.map((piece, j) => {
    if (piece.kind === "coin") return <Coin key={j} text={piece.text} said={piece.said} />;
    if (piece.kind === "vp") return <Shield key={j} text={piece.text} said={piece.said} />;
    return piece.kind === "strong" ? <b key={j}>{piece.text}</b> : <span key={j}>{piece.text}</span>;
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
