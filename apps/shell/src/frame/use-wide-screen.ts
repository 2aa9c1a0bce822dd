import { useEffect, useState } from 'react';

/** From this width on the header shows its menu instead of the burger (the same in the style sheets). */
export const DESKTOP_PX = 1_024;
const DEBOUNCE_MS = 150;

/** Whether the layout is the desktop's, undefined until it is known; a resize decides once it has come to rest (spec 2, section 9). */
export function useWideScreen(): boolean | undefined {
  const [isWide, setWide] = useState<boolean>();
  useEffect(() => {
    const decide = () => setWide(window.innerWidth >= DESKTOP_PX);
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
