import { useEffect, useState } from 'react';

/** From this width on the header shows its menu instead of the burger (the same in the style sheets); larger text needs more. */
const DESKTOP_REM = 64;
const USUAL_REM_PX = 16;
const DEBOUNCE_MS = 150;

/** Whether the layout is the desktop's, undefined until it is known; a resize decides once it has come to rest (spec 2, section 9). */
export function useWideScreen(): boolean | undefined {
  const [isWide, setWide] = useState<boolean>();
  useEffect(() => {
    const decide = () => setWide(window.innerWidth >= DESKTOP_REM * remPx());
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(waiting);
      waiting = setTimeout(decide, DEBOUNCE_MS);
    };
    decide();
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('resize', onResize);
    };
  }, []);
  return isWide;
}

/** What the visitor has set as the size of text. */
const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM_PX;
