import type { RemoteName } from '@shop/contracts';
import type { RemoteHost } from '@shop/federation/server';
import type { Measures } from '../releases/measures.ts';
import type { ReleaseWatch } from '../releases/release-watch.ts';

/** A release was on a page lately. */
const LATELY_MS = 5 * 60_000;

/** Stacks of errors, by release and message, with the squads' own lines. */
export type Traced = ReadonlyMap<string, string>;

/** What each remote shows to whom, and how each release does in this process. */
export function releasesPage(host: RemoteHost, watch: ReleaseWatch, traced: Traced): string {
  const sections = host.names().map((name) => section(name, host, watch, traced));
  const shell = errorsOf('shell', watch.of('shell'), traced);
  return `${sections.join('')}<h2>shell</h2>${shell || '<p>No errors.</p>'}`;
}

function section(name: RemoteName, host: RemoteHost, watch: ReleaseWatch, traced: Traced): string {
  const entry = host.registry.remotes[name]!;
  const seen = [...watch.all().keys()].filter((key) => key.startsWith(`${name}@`)).map((key) => key.slice(name.length + 1));
  const ids = [...new Set([entry.stable, entry.canary?.release ?? entry.stable, ...seen])];
  const rows = ids.map((id) => row(id, roleOf(id, name, host), watch.of(`${name}@${id}`))).join('');
  const errors = ids.map((id) => errorsOf(`${name}@${id}`, watch.of(`${name}@${id}`), traced)).join('');
  const head = [
    'Release',
    'Who gets it',
    'Pages',
    'Last 5 minutes',
    'Errors: server',
    'browser',
    'Rendering p75',
    'HTML a page',
    'LCP p75',
    'INP p75',
    'CLS p75',
  ];
  const cells = head.map((text) => `<th scope="col">${text}</th>`).join('');
  return `<h2>${name}</h2><div class="operator-scroll" tabindex="0" role="region" aria-label="Releases of ${name}"><table><thead><tr>${cells}</tr></thead><tbody>${rows}</tbody></table></div>${errors}`;
}

function roleOf(id: string, name: RemoteName, host: RemoteHost): string {
  const entry = host.registry.remotes[name]!;
  const stop = host.stops[`${name}@${id}`];
  if (stop) return `stopped: ${stop.reason}`;
  if (id === entry.canary?.release) return `canary, ${entry.canary.percent} %`;
  if (id !== entry.stable) return 'open pages, testers';
  return host.lock()[name] === id ? 'stable' : 'stable, but it cannot be loaded';
}

function row(id: string, role: string, measures: Measures): string {
  const { renders, bytes, serverErrors, browserErrors, renderMs, vitals, lastSeen } = measures;
  const cells = [
    role,
    renders,
    Date.now() - lastSeen < LATELY_MS ? 'yes' : 'no',
    serverErrors,
    browserErrors,
    said(renderMs.quantile(0.75), ' ms'),
    renders ? `${Math.round(bytes / Math.max(1, renderMs.count) / 1_000)} kB` : '',
    said(vitals.lcp.quantile(0.75), ' ms'),
    said(vitals.inp.quantile(0.75), ' ms'),
    vitals.cls.quantile(0.75)?.toFixed(3) ?? '',
  ];
  return `<tr><th scope="row">${escaped(id)}</th>${cells.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`;
}

function errorsOf(key: string, { errors }: Measures, traced: Traced): string {
  return errors
    .map(({ side, message, stack, count, last }) => {
      const lines = traced.get(`${key} ${message}`) ?? stack ?? '';
      return `<details><summary>${escaped(key)}, ${side}, ${count} ×: ${escaped(message)} (${last})</summary><pre>${escaped(lines)}</pre></details>`;
    })
    .join('');
}

function said(value: number | undefined, unit: string): string {
  return value === undefined ? '' : `${Math.round(value)}${unit}`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
