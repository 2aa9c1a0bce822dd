import { COLLECT_EVENT } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { ContentShop } from '../../content/index.ts';
import { scrubbed } from '../../platform/observability/index.ts';
import { rotatingSink } from '../analytics-sink.ts';
import { reportsScope, route } from '../../platform/http/index.ts';

/**
 * The fields that are kept; `user_data`, which may hold addresses and phone numbers, and `user_id`, the account's id, are not among them:
 * an account that is erased, or consent that is withdrawn, leaves nothing here that leads to a person.
 */
const STORED_FIELDS = ['client_id', 'non_personalized_ads', 'params'] as const;
const STORED_PARAMS = [
  'user_logged_in',
  'ga_session_id',
  'page_path',
  'page_hostname',
  'page_type',
  'ab_tests',
  'locale',
  'transaction_side',
] as const;

/**
 * `POST {endpoint}/analytics/ga/collect/{pos}` (spec 2, section 7), for beacons too. Nothing leaves the shop: events end in a
 * rotating file of its own. A sink that cannot be written is our problem, not the visitor's: the answer stays 204.
 */
export function analyticsRoutes(app: FastifyInstance, { settings, clock }: ContentShop): void {
  const sink = rotatingSink({ directory: join(settings.dataDirectory, 'analytics'), owner: settings.processName });
  reportsScope(app, (scope) => {
    route(
      scope,
      COLLECT_EVENT,
      ({ params: { pos }, body, log }, reply) => {
        const event = { at: clock().toISOString(), pos, ...only(body, STORED_FIELDS), params: scrubbed(only(body.params, STORED_PARAMS)) };
        sink.write(event).catch((error: unknown) => log.warn({ err: error }, 'an analytics event was lost'));
        return reply.status(204).send();
      },
      { bodyLimit: 8 * 1024 },
    );
  });
}

function only(source: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).filter(([name]) => names.includes(name)));
}
