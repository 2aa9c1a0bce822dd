import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { monthOf } from '@shop/domain';
import { Polling } from '../platform/jobs/index.ts';
import { bookingDay } from './booking-day.ts';
import type { Clock } from '../platform/settings/index.ts';
import { type Database, noticeVersion } from '../platform/database/index.ts';
import { refreshFromPrice, turnToFirstDay } from './arrivals.ts';
import { IndexCompleteness } from './index-completeness.ts';
import type { Gazetteer } from './places/gazetteer.ts';
import { loadGazetteer } from './places/load-gazetteer.ts';
import { loadIndex } from './loading/load-index.ts';
import { refreshGiftPrices } from './loading/gift-prices.ts';
import { readDays } from './loading/read-days.ts';
import { dayNumber, type StayIndex } from './stay-index.ts';

const POLL_MS = 1000;
/** Changes are kept for two hours: an index that could not read them for so long reads everything again. */
const LONGEST_GAP_MS = 3_600_000;

/**
 * The index that requests read, kept up to date from `stock_change`.
 * Changes are taken by transaction, `tx >= watermark and tx < oldest running`: whatever commits late is still ahead of
 * the watermark, which polling by `id > last` would lose.
 */
export class ShopIndex {
  readonly #db: Database;
  readonly #clock: Clock;
  #stays: StayIndex;
  #watermark: string;
  #version = 1;
  readonly #polling = new Polling(() => this.#takeChanges(), POLL_MS);
  #gazetteer: Gazetteer;
  #written: Written;
  readonly #completeness: IndexCompleteness;
  #refreshMs = 0;

  private constructor(db: Database, clock: Clock, loaded: LoadedCatalogue) {
    this.#db = db;
    this.#clock = clock;
    this.#stays = loaded.stays;
    this.#watermark = loaded.watermark;
    this.#gazetteer = loaded.gazetteer;
    this.#written = loaded.written;
    this.#completeness = new IndexCompleteness(loaded.at);
  }

  static async load(db: Database, clock: Clock): Promise<ShopIndex> {
    return new ShopIndex(db, clock, await loadCatalogue(db, clock));
  }

  get stays(): StayIndex {
    return this.#stays;
  }

  get gazetteer(): Gazetteer {
    return this.#gazetteer;
  }

  /**
   * Milliseconds since all that was committed was in the index, and how long the last look took; the age is 0 while nobody polls.
   * An open transaction holds back what is committed after its first write, and the age grows until it ends.
   */
  freshness(): { readonly ageMs: number; readonly refreshMs: number } {
    return { ageMs: this.#polling.isOn ? performance.now() - this.#completeness.completeAt : 0, refreshMs: this.#refreshMs };
  }

  /** Raised whenever an answer may have become another: what was found before holds as long as it stays. */
  get version(): number {
    return this.#version;
  }

  /** Takes in what was committed since the last time; calls while one runs share it. */
  refresh(): Promise<void> {
    return this.#polling.run();
  }

  /** Polls until `stop`; a failing database is logged and asked again. */
  start(log: Pick<FastifyBaseLogger, 'warn'>): void {
    this.#polling.start((error) => log.warn({ err: error }, 'the search index could not be refreshed'));
  }

  stop(): Promise<void> {
    return this.#polling.stop();
  }

  async #takeChanges(): Promise<void> {
    const began = performance.now();
    const written = await readWritten(this.#db);
    if (written.catalogue === this.#written.catalogue) {
      await this.#notice(written);
      await this.#takeDays();
    } else await this.#takeCatalogue();
    this.#refreshMs = performance.now() - began;
  }

  /** Another catalogue was written, or changes are gone: requests read the old one until the new one is complete. */
  async #takeCatalogue(): Promise<void> {
    const loaded = await loadCatalogue(this.#db, this.#clock);
    this.#stays = loaded.stays;
    this.#watermark = loaded.watermark;
    this.#gazetteer = loaded.gazetteer;
    this.#written = loaded.written;
    this.#completeness.allRead(loaded.at);
    this.#version++;
  }

  /** Reviews, extras, fees, promotion codes or prices of gifts are others: what was answered and kept with the old ones is not any more. */
  async #notice(written: Written): Promise<void> {
    if (written.newest === this.#written.newest) return;
    await refreshGiftPrices(this.#db, this.#stays);
    this.#written = written;
    noticeVersion(this.#db, written.newest);
    this.#version++;
  }

  async #takeDays(): Promise<void> {
    await this.#turnTheDay();
    const began = performance.now();
    const isLate = began - this.#completeness.completeAt >= LONGEST_GAP_MS;
    const { rows } = await sql<{ horizon: string; next: string; room_id: number | null; month: string }>`
      with horizon as materialized (
        select pg_snapshot_xmin(snapshot) as tx, pg_snapshot_xmax(snapshot) as next from pg_current_snapshot() as snapshot)
      select distinct horizon.tx::text as horizon, horizon.next::text as next, change.room_id, change.month
      from horizon left join stock_change change on change.tx >= ${this.#watermark}::xid8 and change.tx < horizon.tx`.execute(this.#db);
    // The horizon comes without changes, too. While it stands still there is nothing to read, and nothing is lost.
    const { horizon, next } = rows[0]!;
    if (isLate && horizon !== this.#watermark) return this.#takeCatalogue();
    const roomsByMonth = Map.groupBy(
      rows.filter((row) => row.room_id !== null),
      (row) => row.month,
    );
    for (const [month, changes] of roomsByMonth)
      await readDays(
        this.#db,
        this.#stays,
        changes.map((change) => change.room_id!),
        month,
      );
    for (const room of new Set(rows.flatMap((row) => (row.room_id === null ? [] : [row.room_id])))) {
      for (const stay of this.#stays.rooms.stays[this.#stays.rooms.byId.get(room) ?? -1] ?? []) refreshFromPrice(this.#stays, stay);
    }
    if (roomsByMonth.size > 0) this.#version++;
    this.#watermark = horizon;
    this.#completeness.changesRead({ horizon: BigInt(horizon), next: BigInt(next) }, began);
  }

  /** When a day has passed, from-prices of gone arrivals fall away; in a new month the window moves on. */
  async #turnTheDay(): Promise<void> {
    const { firstDay } = bookingDay('fr_FR', this.#clock());
    const number = dayNumber(this.#stays.grid, firstDay);
    if (number === this.#stays.grid.firstDay) return;
    this.#version++;
    if (monthOf(firstDay) !== monthOf(this.#stays.grid.origin)) {
      const loaded = await loadStays(this.#db, this.#clock);
      this.#stays = loaded.stays;
      this.#watermark = loaded.watermark;
      this.#completeness.allRead(loaded.at);
      return;
    }
    turnToFirstDay(this.#stays, number);
  }
}

interface LoadedStays {
  readonly stays: StayIndex;
  readonly watermark: string;
  /** When the reading began. */
  readonly at: number;
}

interface LoadedCatalogue extends LoadedStays {
  readonly gazetteer: Gazetteer;
  readonly written: Written;
}

/** The highest `catalogue_version`: of a catalogue, and of whatever is imported. */
interface Written {
  readonly catalogue: number;
  readonly newest: number;
}

/** The version is read first: a catalogue that is written meanwhile is taken in the next time. */
async function loadCatalogue(db: Database, clock: Clock): Promise<LoadedCatalogue> {
  const written = await readWritten(db);
  noticeVersion(db, written.newest);
  return { written, ...(await loadStays(db, clock)), gazetteer: await loadGazetteer(db) };
}

async function readWritten(db: Database): Promise<Written> {
  const { rows } = await sql<Written>`
    select coalesce(max(id) filter (where part = 'catalogue'), 0) as catalogue, coalesce(max(id), 0) as newest
    from catalogue_version`.execute(db);
  return rows[0]!;
}

/** The watermark is taken before the reads, so that nothing falls between. */
async function loadStays(db: Database, clock: Clock): Promise<LoadedStays> {
  const at = performance.now();
  const watermark = await readHorizon(db);
  return { at, watermark, stays: await loadIndex(db, bookingDay('fr_FR', clock()).firstDay) };
}

async function readHorizon(db: Database): Promise<string> {
  const { rows } = await sql<{ tx: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as tx`.execute(db);
  return rows[0]!.tx;
}
