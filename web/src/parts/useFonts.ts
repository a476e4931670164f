import { useEffect, useState } from "react";

/** Another number whenever letters have come: until then others are measured. Before any are asked for, all seem to be there. */
export function useFonts(): number {
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    const more = (): void => setLoaded((before) => before + 1);
    document.fonts.addEventListener("loadingdone", more);
    return () => document.fonts.removeEventListener("loadingdone", more);
  }, []);
  return loaded;
}
