import type { StayDetail } from '@shop/contracts';
import { openedWindow } from '../../opened/opened-part.tsx';
import type { StayWindowState } from './use-stay-window.ts';

const StayWindows = openedWindow(() =>
  import(/* webpackChunkName: "opened-stay" */ './stay-windows.tsx').then((module) => module.StayWindows),
);

/** What is told at length: its code comes with the first window that opens. */
export function OpenedStayWindow({ stay, windows }: { readonly stay: StayDetail; readonly windows: StayWindowState }) {
  const { shown, close, failReviews } = windows;
  return shown && <StayWindows stay={stay} shown={shown} onClose={close} onReviewsFailed={failReviews} />;
}
