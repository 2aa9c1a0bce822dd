import type { Registry, Release, Stops } from '@shop/federation';

interface Given {
  readonly registry: Registry;
  readonly stops: Stops;
  /** Releases that visitors without a canary get. */
  readonly current: readonly Release[];
}

/** What the registry gives to whom, and what that weighs, for Prometheus: every line named by remote and release. */
export function releaseGauges({ registry, stops, current }: Given): string[] {
  const canaries = Object.entries(registry.remotes).flatMap(([name, { canary }]) => (canary ? [{ name, ...canary }] : []));
  const isStopped = (name: string, release: string) => Object.hasOwn(stops, `${name}@${release}`);
  const share = canaries.map((one): Value => [one.name, one.release, isStopped(one.name, one.release) ? 0 : one.percent / 100]);
  const stopped = canaries.map((one): Value => [one.name, one.release, Number(isStopped(one.name, one.release))]);
  return [
    ...gauge(
      'shop_release_current',
      'The release that visitors get.',
      current.map(({ name, release }) => [name, release, 1]),
    ),
    ...gauge('shop_release_canary_share', 'The share of visitors that gets a canary, 0 to 1.', share),
    ...gauge('shop_release_canary_stopped', '1 when a canary did worse than the stable release and was stopped.', stopped),
    ...gauge('shop_release_script_bytes', 'All scripts of a release, uncompressed.', sizes(current, 'js')),
    ...gauge('shop_release_style_bytes', 'All style sheets of a release, uncompressed.', sizes(current, 'css')),
  ];
}

/** Remote, release, value. */
type Value = readonly [string, string, number];

function sizes(current: readonly Release[], kind: 'js' | 'css'): Value[] {
  return current.map(({ name, release, size }) => [name, release, size[kind]]);
}

function gauge(name: string, help: string, values: readonly Value[]): string[] {
  if (!values.length) return [];
  const lines = values.map(([remote, release, value]) => `${name}{remote="${remote}",release="${release}"} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...lines];
}
