import { LOCALES } from '@shop/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { activityShelf } from '../activities/index.ts';
import { availableExtras, shippingFees, soldBoxes } from '../gifts/index.ts';
import { soldOutBoxes } from '../gifts/stock/index.ts';
import { bookingDay, type ShopIndex } from '../availability/index.ts';
import type { Database } from '../platform/database/index.ts';
import { Polling } from '../platform/jobs/polling.ts';
import { campaignsOf, labelsOf } from '../availability/cards/index.ts';
import type { Clock } from '../platform/settings/index.ts';
import { searchMessages } from '../search/index.ts';
import { type HouseRows, type KeptRows, readHouses, stayOfHouse, type StayRows } from '../catalogue/index.ts';

/** Bytes that are kept, packed; a house of some stays takes 3 to 10 kB. The most asked for come first. */
const MAX_BYTES = 64_000_000;
/** Read at once. */
const HOUSES_AT_ONCE = 20;
/** From some houses to the next: customers who ask the database meanwhile go first. */
const PAUSE_MS = 50;
const AGAIN_MS = 3_600_000;

/**
 * The rows of product pages in memory, for the time that the database is away: prices and days are in the index, what editors
 * and hotels wrote is here. Hotels with their stays are packed; activities, boxes and what wraps a gift are few, and stay with
 * those who read them. Read in the background, again every hour.
 */
export class PageRows implements KeptRows {
  readonly #db: Database;
  readonly #index: ShopIndex;
  readonly #clock: Clock;
  #houses = new Map<number, Buffer>();
  #houseOf = new Map<number, number>();
  readonly #polling = new Polling(() => this.fill(PAUSE_MS), AGAIN_MS);

  constructor({ db, index, clock }: { db: Database; index: ShopIndex; clock: Clock }) {
    this.#db = db;
    this.#index = index;
    this.#clock = clock;
  }

  /** Unpacks a hotel's rows; undefined where they are not kept. */
  house(id: number): (() => HouseRows) | undefined {
    const packed = this.#houses.get(id);
    return packed && (() => JSON.parse(inflateRawSync(packed).toString()) as HouseRows);
  }

  /** Unpacks a stay's rows; undefined where they are not kept. */
  stay(id: number): (() => StayRows) | undefined {
    const house = this.house(this.#houseOf.get(id) ?? -1);
    return house && (() => stayOfHouse(house(), id));
  }

  /** Reads what all pages share, and the houses that are sold, the most asked for first. */
  async fill(pauseMs = 0): Promise<void> {
    const [houses, houseOf] = [new Map<number, Buffer>(), new Map<number, number>()];
    await this.#readShared();
    let bytes = 0;
    const ids = this.#byPopularity();
    for (let first = 0; first < ids.length && bytes <= MAX_BYTES; first += HOUSES_AT_ONCE) {
      for (const house of await readHouses(this.#db, ids.slice(first, first + HOUSES_AT_ONCE))) {
        const packed = deflateRawSync(JSON.stringify(house), { level: 1 });
        bytes += packed.length;
        if (bytes > MAX_BYTES) break;
        houses.set(house.hotel.id, packed);
        for (const stay of house.stays) houseOf.set(stay.id, house.hotel.id);
      }
      if (pauseMs) await new Promise((done) => setTimeout(done, pauseMs));
    }
    this.#houses = houses;
    this.#houseOf = houseOf;
  }

  /** Reads them now and every hour until `stop`; where the database fails, what is known stays. */
  start(log: Pick<FastifyBaseLogger, 'warn'>): void {
    this.#polling.start((error) => log.warn({ err: error }, 'the rows of product pages could not be read'), PAUSE_MS);
  }

  /** A reading that has begun is left behind: it may take long, and a process that ends has no use for it. */
  stop(): void {
    void this.#polling.stop();
  }

  async #readShared(): Promise<void> {
    const source = { db: this.#db, clock: this.#clock };
    const now = source.clock();
    for (const locale of LOCALES) {
      await labelsOf(this.#db, locale, now);
      await searchMessages(this.#db, locale, now);
    }
    await campaignsOf(this.#db, bookingDay('fr_FR', now).today, now);
    for (const read of [activityShelf, soldBoxes, soldOutBoxes, availableExtras, shippingFees]) await read(source);
  }

  #byPopularity(): number[] {
    const { hotels } = this.#index.stays;
    const numbers = Array.from({ length: hotels.count }, (_, hotel) => hotel);
    return numbers.sort((a, b) => hotels.popularity[b]! - hotels.popularity[a]!).map((hotel) => hotels.id[hotel]!);
  }
}
