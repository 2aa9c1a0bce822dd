import type { RemoteHost } from '@shop/federation/server';
import { VITALS, type Measures } from './measures.ts';
import { releaseGauges } from './release-gauges.ts';
import type { ReleaseWatch } from './release-watch.ts';

interface Gauge {
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  readonly of: (measures: Measures) => number | undefined;
}

const GAUGES: readonly Gauge[] = [
  { name: 'shop_release_pages_total', type: 'counter', help: 'Pages rendered with a release.', of: ({ renders }) => renders },
  { name: 'shop_release_html_bytes_total', type: 'counter', help: "Bytes of HTML of a release's pages.", of: ({ bytes }) => bytes },
  {
    name: 'shop_release_server_errors_total',
    type: 'counter',
    help: 'Errors of a release on the server.',
    of: ({ serverErrors }) => serverErrors,
  },
  {
    name: 'shop_release_browser_errors_total',
    type: 'counter',
    help: 'Errors of a release in browsers.',
    of: ({ browserErrors }) => browserErrors,
  },
  {
    name: 'shop_release_render_p75_seconds',
    type: 'gauge',
    help: 'Server rendering, slower quarter.',
    of: ({ renderMs }) => seconds(renderMs.quantile(0.75)),
  },
  ...VITALS.map((vital): Gauge => {
    const unit = vital === 'cls' ? 'score' : 'milliseconds';
    return {
      name: `shop_release_${vital}_p75_${unit}`,
      type: 'gauge',
      help: `${vital.toUpperCase()} of the slower quarter of visits.`,
      of: ({ vitals }) => vitals[vital].quantile(0.75),
    };
  }),
];

/** The text that Prometheus reads: every measure named by remote and release. */
export async function prometheusText(watch: ReleaseWatch, host: RemoteHost): Promise<string> {
  const lines = GAUGES.flatMap(({ name, type, help, of }) => {
    const values = [...watch.all()].flatMap(([key, measures]) => {
      const value = of(measures);
      return value === undefined ? [] : [`${name}{${labels(key)}} ${value}`];
    });
    return values.length ? [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values] : [];
  });
  const current = [...(await host.remotesFor({})).all().values()].map(({ release }) => release);
  // A shell that is started with --expose-gc tells what is really in use.
  (globalThis as { gc?: (how: object) => void }).gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const memory = process.memoryUsage();
  return [
    ...lines,
    ...releaseGauges({ registry: host.registry, stops: host.stops, current }),
    '# HELP shop_shell_heap_bytes Memory in use by JavaScript.',
    '# TYPE shop_shell_heap_bytes gauge',
    `shop_shell_heap_bytes ${memory.heapUsed}`,
    '# HELP shop_shell_uptime_seconds Since the process was started.',
    '# TYPE shop_shell_uptime_seconds gauge',
    `shop_shell_uptime_seconds ${Math.round(process.uptime())}`,
    '',
  ].join('\n');
}

function labels(key: string): string {
  const [remote, release] = key.split('@');
  return `remote="${remote}",release="${release ?? ''}"`;
}

function seconds(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : Math.round(ms) / 1_000;
}
