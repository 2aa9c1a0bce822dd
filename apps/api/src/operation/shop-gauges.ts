import { sql } from 'kysely';
import type { ShopIndex } from '../search/shop-index.ts';
import { connectionsOf, type Database } from '../store/database.ts';
import type { Lag } from './event-loop-lag.ts';
import type { Gauge } from './metrics.ts';
import { withinTime } from './within-time.ts';

/** A scrape does not wait longer for the database; it then leaves out what the database alone knows. */
const DATABASE_MS = 1000;

interface Watched {
  readonly db: Database;
  readonly index: ShopIndex;
  readonly lag: Lag;
}

/** What stands now: of the process, its index, its connections, and of the outbox that all processes share. */
export async function shopGauges({ db, index, lag }: Watched): Promise<Gauge[]> {
  const { mean, highest } = lag.read();
  const connections = connectionsOf(db);
  const { ageMs, refreshMs } = index.freshness();
  return [
    gauge('process_resident_memory_bytes', 'Memory that the process holds.', process.memoryUsage.rss()),
    gauge('process_uptime_seconds', 'Time since the start.', Math.round(process.uptime())),
    gauge('shop_event_loop_lag_seconds', 'Mean lag of the event loop since the last scrape.', mean),
    gauge('shop_event_loop_lag_highest_seconds', 'Highest lag of the event loop since the last scrape.', highest),
    gauge('shop_index_hotels', 'Hotels that the search index holds.', index.stays.hotels.count),
    gauge('shop_index_stays', 'Stays that the search index holds.', index.stays.stays.count),
    gauge('shop_index_age_seconds', 'Time since the index was last compared with the database.', ageMs / 1000),
    gauge('shop_index_refresh_seconds', 'How long the last comparison took.', refreshMs / 1000),
    ...(connections
      ? [
          {
            name: 'shop_database_connections',
            help: 'Connections to the database, and requests that wait for one.',
            values: Object.entries(connections).map(([state, value]) => ({ labels: { state }, value })),
          },
        ]
      : []),
    ...(await outboxGauges(db)),
  ];
}

async function outboxGauges(db: Database): Promise<Gauge[]> {
  const asked = sql<{ waiting: number; oldest: number }>`
    select count(*) as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
    from outbox where sent_at is null`.execute(db);
  const answer = await withinTime(asked, DATABASE_MS);
  const row = answer?.rows[0];
  return [
    gauge('shop_database_up', '1 while the database answers.', row ? 1 : 0),
    ...(row
      ? [
          gauge('shop_outbox_waiting', 'Mails and refunds that are not done yet.', row.waiting),
          gauge('shop_outbox_oldest_seconds', 'Age of the oldest of them.', Math.round(row.oldest)),
        ]
      : []),
  ];
}

const gauge = (name: string, help: string, value: number): Gauge => ({ name, help, values: [{ value }] });
