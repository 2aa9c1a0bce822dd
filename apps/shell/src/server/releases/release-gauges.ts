import type { Registry, Release, Stops } from '@shop/federation';
import type { RemoteHost } from '@shop/federation/server';
import { Gauge, type Registry as Metrics } from 'prom-client';

interface Given {
  readonly registry: Registry;
  readonly stops: Stops;
  /** Releases that visitors without a canary get. */
  readonly current: readonly Release[];
}

/** Remote, release, value. */
type Value = readonly [string, string, number];

const GAUGES = {
  shop_release_current: 'The release that visitors get.',
  shop_release_canary_share: 'The share of visitors that gets a canary, 0 to 1.',
  shop_release_canary_stopped: '1 when a canary did worse than the stable release and was stopped.',
  shop_release_script_bytes: 'All scripts of a release, uncompressed.',
  shop_release_style_bytes: 'All style sheets of a release, uncompressed.',
} as const;

/** What the registry gives to whom, and what that weighs, read when Prometheus asks. */
export function registryMetrics(metrics: Metrics, host: RemoteHost): void {
  for (const [name, help] of Object.entries(GAUGES))
    new Gauge({
      name,
      help,
      labelNames: ['remote', 'release'],
      registers: [metrics],
      async collect() {
        const current = [...(await host.remotesFor({})).all().values()].map(({ release }) => release);
        const values = releaseGauges({ registry: host.registry, stops: host.stops, current });
        this.reset();
        for (const [remote, release, value] of values[name as keyof typeof GAUGES]) this.set({ remote, release }, value);
      },
    });
}

/** The values of each gauge, named by remote and release. */
export function releaseGauges({ registry, stops, current }: Given): Record<keyof typeof GAUGES, Value[]> {
  const canaries = Object.entries(registry.remotes).flatMap(([name, { canary }]) => (canary ? [{ name, ...canary }] : []));
  const isStopped = (name: string, release: string) => Object.hasOwn(stops, `${name}@${release}`);
  return {
    shop_release_current: current.map(({ name, release }) => [name, release, 1]),
    shop_release_canary_share: canaries.map(({ name, release, percent }) => [name, release, isStopped(name, release) ? 0 : percent / 100]),
    shop_release_canary_stopped: canaries.map(({ name, release }) => [name, release, Number(isStopped(name, release))]),
    shop_release_script_bytes: sizes(current, 'js'),
    shop_release_style_bytes: sizes(current, 'css'),
  };
}

function sizes(current: readonly Release[], kind: 'js' | 'css'): Value[] {
  return current.map(({ name, release, size }) => [name, release, size[kind]]);
}
