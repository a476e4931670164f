/** A number that ticks when it changes. */
export function Count({ value }: { value: number }) {
  return (
    <span className="count" key={value}>
      {value}
    </span>
  );
}
