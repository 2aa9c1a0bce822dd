import type { RemoteHost } from '@shop/federation/server';
import { Counter, Gauge, type Registry } from 'prom-client';
import { VITALS, type Measures } from './measures.ts';
import { registryMetrics } from './release-gauges.ts';
import type { ReleaseWatch } from './release-watch.ts';

const LABELS = ['remote', 'release'] as const;

/** Every measure by remote and release, read when Prometheus asks. */
export function releaseMetrics(registry: Registry, { watch, host }: { watch: ReleaseWatch; host: RemoteHost }): void {
  const registers = [registry];
  const valuesOf = (of: (measures: Measures) => number | undefined): [Record<string, string>, number][] =>
    [...watch.all()].flatMap(([key, measures]) => {
      const value = of(measures);
      const [remote = '', release = ''] = key.split('@');
      return value === undefined ? [] : [[{ remote, release }, value]];
    });
  const counter = (name: string, help: string, of: (measures: Measures) => number): void => {
    new Counter({
      name,
      help,
      labelNames: LABELS,
      registers,
      collect() {
        this.reset();
        for (const [labels, value] of valuesOf(of)) this.inc(labels, value);
      },
    });
  };
  const gauge = (name: string, help: string, of: (measures: Measures) => number | undefined): void => {
    new Gauge({
      name,
      help,
      labelNames: LABELS,
      registers,
      collect() {
        this.reset();
        for (const [labels, value] of valuesOf(of)) this.set(labels, value);
      },
    });
  };
  counter('shop_release_pages_total', 'Pages rendered with a release.', ({ renders }) => renders);
  counter('shop_release_html_bytes_total', "Bytes of HTML of a release's pages.", ({ bytes }) => bytes);
  counter('shop_release_server_errors_total', 'Errors of a release on the server.', ({ serverErrors }) => serverErrors);
  counter('shop_release_browser_errors_total', 'Errors of a release in browsers.', ({ browserErrors }) => browserErrors);
  gauge('shop_release_render_p75_seconds', 'Server rendering, slower quarter.', ({ renderMs }) => seconds(renderMs.quantile(0.75)));
  for (const vital of VITALS) {
    const unit = vital === 'cls' ? 'score' : 'milliseconds';
    const help = `${vital.toUpperCase()} of the slower quarter of visits.`;
    gauge(`shop_release_${vital}_p75_${unit}`, help, ({ vitals }) => vitals[vital].quantile(0.75));
  }
  registryMetrics(registry, host);
}

function seconds(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : Math.round(ms) / 1_000;
}
