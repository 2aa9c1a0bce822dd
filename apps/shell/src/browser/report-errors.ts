import { errorReport, reportOnce, sendQuietly } from '@shop/analytics';
import type { Locale } from '@shop/contracts';

/** Uncaught errors of the page, named by the remote's release whose code threw them. Needed: it tells of the shop, not of the visitor. */
export function reportErrors(locale: Locale): void {
  const report = reportOnce((error) => sendQuietly('/gateway/reports/errors', error));
  const page = () => ({ location: location.pathname, locale });
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error) report(errorReport(error, page()));
  });
  const judgeSheets = () => {
    for (const { sheet, href } of document.querySelectorAll<HTMLLinkElement>('link[data-href]'))
      if (!sheet) report(errorReport(new Error(`style sheet ${href} did not load`), page()));
  };
  // Scripts most often begin once the page has loaded.
  if (document.readyState === 'complete') judgeSheets();
  else addEventListener('load', judgeSheets);
  window.addEventListener('unhandledrejection', ({ reason }) => report(errorReport(reason, page())));
}
