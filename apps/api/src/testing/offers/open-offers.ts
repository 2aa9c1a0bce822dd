import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app/app.ts';
import { OFFER_MODULES, type OfferShop } from '../../app/offer-modules.ts';
import type { ShopIndex } from '../../availability/shop-index.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import type { Database } from '../../platform/database/database.ts';
import { openParts, type PartsOpening } from './open-parts.ts';
import { LONG_DEADLINES, settingsForTests } from '../settings-for-tests.ts';

export interface OpenOffers {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly index: ShopIndex;
  readonly content: ContentIndex;
  /** The shop's clock; a test sets it. */
  readonly time: { now: Date };
  close(): Promise<void>;
}

/** Nothing leaves a shop that sells nothing. */
const UNUSED: Pick<OfferShop, 'outbox' | 'sender'> = {
  outbox: { runOnce: () => Promise.resolve(0) },
  sender: { shopName: 'Test shop', publicOrigin: 'http://shop.test', preferencesKey: 'key' },
};

/** Opens the part of a shop that shows what is offered, on an empty database: its specs depend on no room that sells. */
export async function openOffers(opening: PartsOpening): Promise<OpenOffers> {
  const { time, parts } = await openParts(opening);
  const { db, index, content } = parts;
  const app = await buildApp<OfferShop>({ ...parts, ...UNUSED }, { modules: OFFER_MODULES });
  return {
    ...{ app, db, index, content, time },
    async close() {
      await app.close();
      await index.stop();
      await db.destroy();
    },
  };
}

/** Another API process over the same offers. */
export function otherOffers(
  { db, index, content, time }: OpenOffers,
  { dataDirectory, ...different }: Partial<OfferShop> & { readonly dataDirectory: string },
): Promise<FastifyInstance> {
  const shop: OfferShop = {
    ...{ ...UNUSED, db, index, content, clock: () => time.now },
    pictures: { get: () => Promise.resolve(undefined) },
    settings: settingsForTests(dataDirectory),
    deadlines: LONG_DEADLINES,
    ...different,
  };
  return buildApp(shop, { modules: OFFER_MODULES });
}
