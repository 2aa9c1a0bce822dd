import type { BrowserContext } from '@playwright/test';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { FOLDER, type RehearsedShop } from './rehearsal-shop.ts';

/** What a shop writes and sends about itself, each by its name. */
export interface Outputs {
  /** What its processes are told of them. */
  readonly settings: Readonly<Record<string, string>>;
  /** Notes what a browser measures: its data layer, and its requests to measuring addresses. */
  watch(context: BrowserContext): Promise<void>;
  /** All of it so far. */
  read(shop: RehearsedShop): Promise<Readonly<Record<OutputName, string>>>;
  close(): void;
}

export type OutputName = 'log' | 'log of the database' | 'metrics' | 'traces' | 'analytics' | 'data layer' | 'measuring requests';

/** Words without which an output is not what it is called. */
export const PROOF: Readonly<Record<Exclude<OutputName, 'log of the database'>, string>> = {
  log: '"/gateway/purchase/orders"',
  metrics: 'http_request_duration_seconds',
  traces: '/gateway/purchase/orders',
  analytics: 'page_path',
  'data layer': 'page_view',
  'measuring requests': '/analytics/ga/collect',
};

const TAG = 'https://www.googletagmanager.com/**';

export async function openOutputs(): Promise<Outputs> {
  const spans: string[] = [];
  const collector = createServer((request, answer) => {
    request.setEncoding('utf8').on('data', (part: string) => spans.push(part));
    request.on('end', () => answer.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const events: string[] = [];
  const requests: string[] = [];
  return {
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      GOOGLE_TAG_ID: 'G-REHEARSAL',
    },
    async watch(context) {
      await context.route(TAG, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await context.exposeFunction('noteDataLayer', (event: string) => void events.push(event));
      await context.addInitScript(noteDataLayer);
      context.on('request', (request) => {
        const isMeasuring = /\/analytics\/|googletagmanager/.test(request.url());
        if (isMeasuring) requests.push([request.url(), request.headers().referer, request.postData()].join(' '));
      });
    },
    async read({ log, databaseLog, ports }) {
      const analytics = join(FOLDER, 'analytics');
      const addresses = [...ports.apis, ...ports.shells].map((port) => `http://127.0.0.1:${port}/metrics`);
      return {
        log: readFileSync(log, 'utf8'),
        'log of the database': databaseLog ? readFileSync(databaseLog, 'utf8') : '',
        metrics: (await Promise.all(addresses.map(metricsOf))).join('\n'),
        traces: spans.join(''),
        analytics: readdirSync(analytics)
          .map((file) => readFileSync(join(analytics, file), 'utf8'))
          .join('\n'),
        'data layer': events.join('\n'),
        'measuring requests': requests.join('\n'),
      };
    },
    close: () => void collector.close(),
  };
}

async function metricsOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/** Runs in the page, before its own code. */
function noteDataLayer(): void {
  const page = window as unknown as { dataLayer?: unknown[]; noteDataLayer(event: string): void };
  const layer: unknown[] = [];
  layer.push = (...pushed) => {
    for (const event of pushed) page.noteDataLayer(JSON.stringify(event));
    return Array.prototype.push.apply(layer, pushed);
  };
  page.dataLayer = layer;
}
