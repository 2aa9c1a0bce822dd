import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** Milliseconds, but for the unitless layout shift; without what the browser does not measure. */
export interface WebVitals {
  readonly lcp?: number;
  readonly cls: number;
  readonly inp?: number;
  readonly ttfb?: number;
}

/** Reports the web vitals of this document once, when it is hidden for the first time. */
export function observeWebVitals(report: (vitals: WebVitals) => void): void {
  const vitals: { -readonly [Name in keyof WebVitals]: WebVitals[Name] } = { cls: 0 };
  const reportAllChanges = true;
  onLCP(({ value }) => (vitals.lcp = value), { reportAllChanges });
  onCLS(({ value }) => (vitals.cls = Math.round(value * 10_000) / 10_000), { reportAllChanges });
  onINP(({ value }) => (vitals.inp = value), { reportAllChanges });
  onTTFB(({ value }) => (vitals.ttfb = value));
  // Registered last: the callbacks above have heard of the hiding before.
  const onHide = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onHide);
    report(vitals);
  };
  document.addEventListener('visibilitychange', onHide);
}
