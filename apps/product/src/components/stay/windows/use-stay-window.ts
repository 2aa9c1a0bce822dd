import { useState } from 'react';
import type { StayWindow } from './stay-window.ts';

export interface StayWindowState {
  /** The one that is open. */
  readonly shown: StayWindow | undefined;
  readonly show: (window: StayWindow) => void;
  readonly close: () => void;
  /** False once they could not be had: their block is hidden (PROD-092). */
  readonly hasReviews: boolean;
  readonly failReviews: () => void;
}

/** The window of the stay page that is open, and whether its reviews can be had. */
export function useStayWindow(): StayWindowState {
  const [shown, show] = useState<StayWindow>();
  const [hasReviews, setReviews] = useState(true);
  return { shown, show, close: () => show(undefined), hasReviews, failReviews: () => setReviews(false) };
}
