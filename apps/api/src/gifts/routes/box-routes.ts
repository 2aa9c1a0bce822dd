import { BoxProblem, type CallQuery, GET_BOX, LIST_BOX_OFFERS, LIST_BOXES, MAX_STAYS_OF_HOTEL } from '@shop/contracts';
import { DEFAULT_PARTY } from '@shop/domain';
import type { FastifyInstance } from 'fastify';
import type { CatalogueShop } from '../../catalogue/index.ts';
import { homeFirst, opensAnyStay, rangeOfBox } from '../../availability/gift-ranges/index.ts';
import { boxCard, boxDetail, soldBoxes, type Box, type SoldBox } from '../boxes.ts';
import { soldOutBoxes } from '../stock/box-stock.ts';
import { HttpProblem, route } from '../../platform/http/index.ts';
import { type Found, searchStays } from '../../availability/stays/index.ts';
import type { ShopIndex } from '../../availability/index.ts';
import { offerCard, varyPictures } from '../../availability/cards/index.ts';
import { searchMessages } from '../../search/index.ts';

type OffersQuery = CallQuery<typeof LIST_BOX_OFFERS>;

/** Boxes on sale and the stays in them (spec 2, section 7; API-014, API-048). */
export function boxRoutes(app: FastifyInstance, shop: CatalogueShop): void {
  const { db, clock, index } = shop;

  route(app, LIST_BOXES, async ({ query: { locale } }) => {
    const words = await searchMessages(db, locale, clock());
    const digital = [...(await soldBoxes(shop)).values()].filter((box) => box.format === 'digital' && opensAnyStay(index, box));
    return { boxes: digital.map((box) => boxCard(box, { locale, words })) };
  });

  route(app, GET_BOX, async ({ params, query: { locale } }) => {
    const boxes = await soldBoxes(shop);
    const box = boxOf(boxes, params.code, 'code');
    const facts = { boxes, soldOut: await soldOutBoxes(shop), isGiftable: opensAnyStay(index, box) };
    return boxDetail(facts, box, { locale, words: await searchMessages(db, locale, clock()) });
  });

  route(app, LIST_BOX_OFFERS, async ({ params, query }) => {
    const box = boxOf(await soldBoxes(shop), params.boxCode, 'boxCode');
    const found = staysOfBox(index, box, query);
    const view = { locale: query.locale, party: DEFAULT_PARTY, dated: false };
    return {
      exactMatch: varyPictures(found.stays.map((stay) => offerCard(index.stays, stay, view))),
      searchDetails: { totalCount: found.total, page: query.page },
    };
  });
}

/** Codes are printed on paper: small letters are forgiven. */
function boxOf(boxes: ReadonlyMap<string, SoldBox>, code: string, field: string): SoldBox {
  const box = boxes.get(code.trim().toUpperCase());
  if (box) return box;
  const message = `There is no box ${code.slice(0, 40)}.`;
  const problem: BoxProblem = { code: 'NOT_FOUND', message, field, error: message };
  throw new HttpProblem(404, problem);
}

/** The stays that the recipient of the box gets, the best first. */
function staysOfBox(index: ShopIndex, box: Box, { locale, page, limit }: OffersQuery): Found {
  const among = rangeOfBox(index, box);
  return searchStays(index.stays, {
    where: homeFirst(index.stays, among, { locale }),
    party: DEFAULT_PARTY,
    nights: box.nights,
    among,
    sort: 'priceQuality',
    page,
    limit,
    // As the search of its recipient asks for (GIFT-022).
    perHotel: MAX_STAYS_OF_HOTEL,
  });
}
