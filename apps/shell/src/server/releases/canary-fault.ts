import { VITALS, type Measures, type Vital } from './measures.ts';

/** Pages of a canary before its share of errors says anything; five errors in a row of bad pages say it at once. */
const MIN_PAGES = 50;
const MIN_ERRORS = 5;
/** Visits of each release before their vitals are compared. */
const MIN_VISITS = 30;
/** Errors per page that a canary may have beyond twice those of the stable release. */
const ERROR_MARGIN = 0.02;
/** How much worse the slower quarter of visits may be: a factor, and what is too small to count. */
const VITAL_MARGIN: Readonly<Record<Vital, { readonly factor: number; readonly more: number; readonly unit: string }>> = {
  lcp: { factor: 1.2, more: 200, unit: ' ms' },
  inp: { factor: 1.2, more: 50, unit: ' ms' },
  cls: { factor: 1.2, more: 0.05, unit: '' },
};
const RENDER_MARGIN = { factor: 1.5, more: 30 };

/** Why a canary is to be stopped: it is worse than the stable release by more than the margin; undefined while it is not. */
export function canaryFault(stable: Measures, canary: Measures): string | undefined {
  return errorFault(stable, canary) ?? vitalFault(stable, canary) ?? renderFault(stable, canary);
}

function errorFault(stable: Measures, canary: Measures): string | undefined {
  const errors = canary.serverErrors + canary.browserErrors;
  const isHopeless = errors >= MIN_ERRORS && canary.errorRate >= 0.5;
  if (errors < MIN_ERRORS || (canary.renders < MIN_PAGES && !isHopeless)) return undefined;
  const allowed = stable.errorRate * 2 + ERROR_MARGIN;
  if (canary.errorRate <= allowed) return undefined;
  return `${errors} errors on ${canary.renders} pages; at most ${(allowed * 100).toFixed(1)} % would be borne`;
}

function vitalFault(stable: Measures, canary: Measures): string | undefined {
  for (const vital of VITALS) {
    const [before, after] = [stable.vitals[vital], canary.vitals[vital]];
    if (before.count < MIN_VISITS || after.count < MIN_VISITS) continue;
    const { factor, more, unit } = VITAL_MARGIN[vital];
    const allowed = before.quantile(0.75)! * factor + more;
    const measured = after.quantile(0.75)!;
    if (measured > allowed)
      return `${vital.toUpperCase()} of the slower quarter is ${rounded(measured)}${unit}; ${rounded(allowed)}${unit} would be borne`;
  }
  return undefined;
}

function renderFault(stable: Measures, canary: Measures): string | undefined {
  if (stable.renderMs.count < MIN_PAGES || canary.renderMs.count < MIN_PAGES) return undefined;
  const allowed = stable.renderMs.quantile(0.75)! * RENDER_MARGIN.factor + RENDER_MARGIN.more;
  const measured = canary.renderMs.quantile(0.75)!;
  return measured > allowed ? `the server renders it in ${rounded(measured)} ms; ${rounded(allowed)} ms would be borne` : undefined;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
