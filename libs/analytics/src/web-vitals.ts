/** What a visit felt like: milliseconds, but for the unitless layout shift. */
export interface WebVitals {
  readonly lcp?: number;
  readonly cls: number;
  readonly inp?: number;
  readonly ttfb?: number;
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface InputEntry extends PerformanceEntry {
  readonly interactionId?: number;
}

/** Listens until the page is hidden for the first time, then tells once. */
export function observeWebVitals(tell: (vitals: WebVitals) => void): void {
  let lcp: number | undefined;
  let inp: number | undefined;
  const shifts = sessionOfShifts();
  observe('largest-contentful-paint', (entry) => (lcp = entry.startTime));
  observe('layout-shift', (entry) => shifts.add(entry as ShiftEntry));
  observe('event', (entry) => {
    if ((entry as InputEntry).interactionId) inp = Math.max(inp ?? 0, entry.duration);
  });
  const ttfb = (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.responseStart;
  const onHide = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onHide);
    tell({
      ...(lcp !== undefined && { lcp }),
      cls: shifts.worst(),
      ...(inp !== undefined && { inp }),
      ...(ttfb !== undefined && { ttfb }),
    });
  };
  document.addEventListener('visibilitychange', onHide);
}

/** Layout shifts count by bursts: within one second of each other and five in all; the worst burst is the score. */
export function sessionOfShifts(): { add(entry: Pick<ShiftEntry, 'startTime' | 'value' | 'hadRecentInput'>): void; worst(): number } {
  let began = 0;
  let last = 0;
  let sum = 0;
  let worst = 0;
  return {
    add({ startTime, value, hadRecentInput }) {
      if (hadRecentInput) return;
      const isSame = sum > 0 && startTime - last < 1_000 && startTime - began < 5_000;
      began = isSame ? began : startTime;
      sum = isSame ? sum + value : value;
      last = startTime;
      worst = Math.max(worst, sum);
    },
    worst: () => Math.round(worst * 10_000) / 10_000,
  };
}

function observe(type: string, note: (entry: PerformanceEntry) => void): void {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 40,
    } as PerformanceObserverInit);
  } catch {
    // A browser that does not measure this has nothing to tell.
  }
}
