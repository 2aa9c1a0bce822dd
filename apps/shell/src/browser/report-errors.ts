import { errorReport } from '@shop/analytics';
import type { Locale } from '@shop/contracts';
import { report } from '../report-once.ts';

/** What React knows of an error beside it. */
export interface ReactErrorInfo {
  readonly componentStack?: string | null;
}

/**
 * Errors of the page, named by the remote's release whose code threw them. Needed: it tells of the shop, not of the visitor.
 * Returns what reports those that a region's boundary has caught, or that React has got over, of which the window hears nothing.
 */
export function reportErrors(locale: Locale): (error: unknown, info?: ReactErrorInfo) => void {
  const tell = (error: unknown, { componentStack }: ReactErrorInfo = {}) =>
    report(errorReport(error, { location: location.pathname, locale }, componentStack));
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error) tell(error);
  });
  const judgeSheets = () => {
    for (const { sheet, href } of document.querySelectorAll<HTMLLinkElement>('link[data-href]'))
      if (!sheet) tell(new Error(`style sheet ${href} did not load`));
  };
  // Scripts most often begin once the page has loaded.
  if (document.readyState === 'complete') judgeSheets();
  else addEventListener('load', judgeSheets);
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  return (error, info) => {
    console.error(error);
    tell(error, info);
  };
}
