import type { ContentBody, ContentKind, Locale } from '@shop/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Selectable } from 'kysely';
import type { BoxTerms } from '../availability/gift-ranges/index.ts';
import { Polling } from '../platform/jobs/index.ts';
import type { BoxTable, Database } from '../platform/database/index.ts';
import { countStays, type StayCounts } from './stay-counts.ts';

const POLL_MS = 1000;
/** Whatever the fingerprint does not show, such as a row that was edited without its date, is seen after this time. */
const RELOAD_MS = 600_000;

export interface ContentEntry<Kind extends ContentKind> {
  readonly key: string;
  readonly locale: Locale;
  readonly body: ContentBody<Kind>;
}

const BOX_COLUMNS = ['code', 'collection', 'title', 'included_content', 'images', 'rating', 'sell_cents', 'reference_cents'] as const;
const BOX_TERMS = ['themes', 'required_items', 'nights', 'value_cents'] as const satisfies readonly (keyof BoxTerms)[];

export type ContentBox = Pick<Selectable<BoxTable>, (typeof BOX_COLUMNS)[number]> & BoxTerms;

interface LoadedContent {
  readonly fingerprint: string;
  /** By kind, in the order that an editor gave. */
  readonly entries: ReadonlyMap<string, readonly ContentEntry<ContentKind>[]>;
  /** Digital boxes that are sold, in the order of the shop's list. */
  readonly boxes: readonly ContentBox[];
  readonly stayCounts: StayCounts;
}

/**
 * Everything that editors write, in memory like the search index: a page is composed without asking the database, and goes on
 * being composed while the database is away. Compared with the database every second.
 */
export class ContentIndex {
  readonly #db: Database;
  #loaded: LoadedContent;
  #loadedAt = performance.now();
  readonly #polling = new Polling(() => this.#reload(), POLL_MS);

  private constructor(db: Database, loaded: LoadedContent) {
    this.#db = db;
    this.#loaded = loaded;
  }

  static async load(db: Database): Promise<ContentIndex> {
    return new ContentIndex(db, await load(db, await fingerprintOf(db)));
  }

  /** One entry; undefined where the locale has none. */
  entry<Kind extends ContentKind>(kind: Kind, { key, locale }: { key: string; locale: Locale }): ContentBody<Kind> | undefined {
    return this.entries(kind, locale).find((entry) => entry.key === key)?.body;
  }

  /** All entries of a kind in their order, of one locale or of all. */
  entries<Kind extends ContentKind>(kind: Kind, locale?: Locale): readonly ContentEntry<Kind>[] {
    const all = (this.#loaded.entries.get(kind) ?? []) as unknown as readonly ContentEntry<Kind>[];
    return locale === undefined ? all : all.filter((entry) => entry.locale === locale);
  }

  get boxes(): readonly ContentBox[] {
    return this.#loaded.boxes;
  }

  get stayCounts(): StayCounts {
    return this.#loaded.stayCounts;
  }

  /** Reads everything again if something has changed; calls while one runs share it. */
  refresh(): Promise<void> {
    return this.#polling.run();
  }

  /** Polls until `stop`; a failing database is logged and asked again. */
  start(log: Pick<FastifyBaseLogger, 'warn'>): void {
    this.#polling.start((error) => log.warn({ err: error }, 'the content index could not be refreshed'));
  }

  stop(): Promise<void> {
    return this.#polling.stop();
  }

  async #reload(): Promise<void> {
    const fingerprint = await fingerprintOf(this.#db);
    const isDue = performance.now() - this.#loadedAt > RELOAD_MS;
    if (fingerprint === this.#loaded.fingerprint && !isDue) return;
    this.#loaded = await load(this.#db, fingerprint);
    this.#loadedAt = performance.now();
  }
}

/** Read before the rows: what is written meanwhile is seen the next time. */
async function fingerprintOf(db: Database): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select concat_ws('/', count(*), max(updated_at), (select max(id) from catalogue_version), (select sum(hashtext(box::text)) from box))
      as fingerprint from content_entry`.execute(db);
  return rows[0]!.fingerprint;
}

async function load(db: Database, fingerprint: string): Promise<LoadedContent> {
  const rows = await db
    .selectFrom('content_entry')
    .select(['kind', 'key', 'locale', 'body'])
    .orderBy('position')
    .orderBy('key')
    .orderBy('locale')
    .execute();
  const entries = Map.groupBy(rows as (ContentEntry<ContentKind> & { kind: string })[], ({ kind }) => kind);
  const boxes = (await db
    .selectFrom('box')
    .select([...BOX_COLUMNS, ...BOX_TERMS])
    .where('published', '=', true)
    .where('format', '=', 'digital')
    .orderBy('position')
    .orderBy('code')
    .execute()) as ContentBox[];
  return { fingerprint, entries, boxes, stayCounts: await countStays(db) };
}
