import { useEffect, useState } from 'react';

/** How long hands must rest before counts are asked for. */
const PAUSE_MS = 150;

/** A value that follows once it has not changed for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
