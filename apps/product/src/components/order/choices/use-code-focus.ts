import { useCallback, useRef, useState } from 'react';

/** A pressed control goes with its code, and takes the focus with it: what then appears in its place gets it. */
export function useCodeFocus() {
  const pressed = useRef(false);
  const [wasPressed, setWasPressed] = useState(false);
  const press = () => {
    pressed.current = true;
    setWasPressed(true);
  };
  /** A `ref`; codes that count by themselves, and people who went on elsewhere, keep their focus. */
  const receive = useCallback((element: HTMLElement | null) => {
    if (pressed.current && document.activeElement === document.body) element?.focus();
  }, []);
  return { wasPressed, press, receive };
}
