import { useEffect, useRef } from 'react';
import { solveCaptcha } from './solve-captcha.ts';

/** Solving begins while the visitor still writes; a token is good for one message. */
export function useCaptcha(isWanted: boolean): () => Promise<string> {
  const solving = useRef<Promise<string>>(undefined);
  useEffect(() => {
    if (!isWanted || solving.current) return;
    solving.current = solveCaptcha();
    solving.current.catch(() => (solving.current = undefined));
  }, [isWanted]);
  return () => {
    const token = solving.current ?? solveCaptcha();
    solving.current = undefined;
    return token;
  };
}
