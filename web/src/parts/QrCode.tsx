import { useEffect, useState } from "react";

/** A link for a phone's camera. What draws it is loaded when one is first shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [path, setPath] = useState<{ d: string; size: number } | null>(null);
  useEffect(() => {
    let current = true;
    void import("uqr").then(({ encode }) => {
      const { data, size } = encode(text, { ecc: "M", border: 2 });
      const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
      if (current) setPath({ d: squares.join(""), size });
    }, () => undefined);
    return () => {
      current = false;
    };
  }, [text]);
  const size = path?.size ?? 1;
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" data-text={text}>
      {path !== null && <path d={path.d} fill="#000" />}
    </svg>
  );
}
