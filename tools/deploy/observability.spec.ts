import { openShop } from '@shop/api/open-shop';
import { shopDatabase } from '@shop/api/shop-database';
import { directoryStore, RemoteHost } from '@shop/federation/server';
import { healthCalls } from '@shop/shell/health';
import { measureRequests } from '@shop/shell/measure-requests';
import { ReleaseWatch } from '@shop/shell/release-watch';
import { smallCatalogue } from '@shop/testing';
import Fastify from 'fastify';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry, register, collectDefaultMetrics } from 'prom-client';
import { parse } from 'yaml';

const FOLDER = 'deploy/observability';

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly annotations?: { readonly runbook_url: string };
}

const rules = (parse(readFileSync(`${FOLDER}/alerts.yaml`, 'utf8')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);

test('every alert fires on what it is for and is silent in a healthy shop, as promtool tests it', () => {
  expect(execFileSync('promtool', ['check', 'rules', `${FOLDER}/alerts.yaml`], { encoding: 'utf8' })).toContain('SUCCESS');
  const tested = execFileSync('promtool', ['test', 'rules', 'alerts.test.yaml'], { encoding: 'utf8', cwd: FOLDER });
  expect(tested).toContain('SUCCESS');
  const tests = readFileSync(`${FOLDER}/alerts.test.yaml`, 'utf8');
  for (const { alert } of rules) if (alert) expect(tests).toContain(`name: ${alert} fires`);
});

test('every alert leads to what is to be done', () => {
  const operating = readFileSync('docs/operating.md', 'utf8').toLowerCase();
  for (const { annotations } of rules.filter(({ alert }) => alert)) {
    const [file, anchor] = annotations!.runbook_url.split('#');
    expect(file).toBe('docs/operating.md');
    expect(operating).toContain(`\n### ${anchor}\n`);
  }
});

test('no panel and no alert asks for a metric that neither API nor shell has', async () => {
  const known = new Set([...(await metricsOfApi()), ...(await metricsOfShell()), 'up', ...rules.flatMap(({ record }) => record ?? [])]);
  const panels = globSync(`${FOLDER}/dashboards/*.json`).flatMap((file) => expressionsIn(readFileSync(file, 'utf8')));
  expect(panels.length).toBeGreaterThan(30);
  const requested = [...panels, ...rules.map(({ expr }) => expr)].flatMap(metricsIn);
  expect(requested.filter((name) => !known.has(name))).toEqual([]);
});

function expressionsIn(dashboard: string): string[] {
  const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

/** Names as they stand in the text of Prometheus; a histogram has three. */
function metricsIn(expression: string): string[] {
  return expression.replaceAll(/\{[^}]*\}/g, '').match(/\b(?:shop|http|process|nodejs|up)[\w:]*/g) ?? [];
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
}

async function metricsOfApi(): Promise<string[]> {
  collectDefaultMetrics();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'observed-'));
  const database = await shopDatabase();
  const shop = await openShop({
    ...database,
    catalogue: smallCatalogue({ stock: 2 }),
    now: new Date('2030-06-01T10:00:00Z'),
    dataDirectory,
  });
  try {
    return namesIn((await shop.app.inject('/metrics')).body);
  } finally {
    await shop.close();
    await database.close();
    register.clear();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function metricsOfShell(): Promise<string[]> {
  const app = Fastify();
  const metrics = new Registry();
  measureRequests(app, metrics);
  const host = new RemoteHost({ source: directoryStore(tmpdir()), shared: new Map(), log: () => undefined });
  const watch = new ReleaseWatch(host, () => undefined);
  healthCalls(app, { host, watch, metrics, isDraining: () => false, shopHosts: new Set() });
  const { body } = await app.inject('/metrics');
  await app.close();
  return namesIn(body);
}
