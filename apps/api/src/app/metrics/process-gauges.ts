import { Gauge } from 'prom-client';
import type { ShopIndex } from '../../availability/index.ts';
import { connectionsOf, type Database } from '../../platform/database/index.ts';
import type { Lag, Metrics } from '../../platform/observability/index.ts';

interface Watched {
  readonly db: Database;
  readonly index: ShopIndex;
  readonly lag: Lag;
}

/** What a process knows without asking anybody: its event loop, its index and its connections, read at each scrape. */
export function processGauges({ registry }: Metrics, { db, index, lag }: Watched): void {
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  };
  const highest = new Gauge({
    name: 'shop_event_loop_lag_highest_seconds',
    help: 'Highest lag of the event loop since the last scrape.',
    registers: [registry],
  });
  gauge('shop_event_loop_lag_seconds', 'Mean lag of the event loop since the last scrape.', () => {
    const late = lag.read();
    highest.set(late.highest);
    return late.mean;
  });
  gauge('shop_process_uptime_seconds', 'Time since the start.', () => Math.round(process.uptime()));
  gauge('shop_index_hotels', 'Hotels that the search index holds.', () => index.stays.hotels.count);
  gauge('shop_index_stays', 'Stays that the search index holds.', () => index.stays.stays.count);
  gauge('shop_index_age_seconds', 'Time since the index held all that was committed.', () => index.freshness().ageMs / 1000);
  gauge('shop_index_refresh_seconds', 'How long the last look at the database took.', () => index.freshness().refreshMs / 1000);
  new Gauge({
    name: 'shop_database_connections',
    help: 'Connections to the database, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, value] of Object.entries(connectionsOf(db) ?? {})) this.set({ state }, value);
    },
  });
}
