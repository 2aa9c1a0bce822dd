import { BoxDetail, BoxOffersAnswer, BoxOffersQuery, BoxProblem, BoxesAnswer } from '@shop/contracts';
import { DEFAULT_PARTY } from '@shop/domain';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../../app.ts';
import { homeFirst, rangeOfBox } from '../../gifts/box-range.ts';
import { boxCard, boxDetail, soldBoxes, type Box } from '../../gifts/boxes.ts';
import { Refusal } from '../../problem.ts';
import { searchStays, type Found } from '../../search/search-stays.ts';
import type { ShopIndex } from '../../search/shop-index.ts';
import { LocaleQuery } from '../../services/booking-day.ts';
import { offerCard } from '../../services/offer-card.ts';
import { searchWords } from '../../services/search-words.ts';
import { varyPictures } from '../../services/vary-pictures.ts';
import { REFUSALS } from '../refusals.ts';

const BoxQuery = Type.Object({ locale: LocaleQuery });
type BoxQuery = Type.Static<typeof BoxQuery>;
const OffersQuery = Type.Object({ ...BoxOffersQuery.properties, locale: LocaleQuery });
type OffersQuery = Type.Static<typeof OffersQuery>;
const BoxParams = Type.Object({ code: Type.String() });
const OffersParams = Type.Object({ boxCode: Type.String() });

/** Boxes on sale and the stays in them (spec 2, section 7; decisions ). */
export function boxRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, clock, index } = shop;
  const tags = ['gift'];

  app.get<{ Querystring: BoxQuery }>(
    '/gateway/boxes/search',
    { schema: { tags, querystring: BoxQuery, response: { 200: BoxesAnswer, ...REFUSALS } } },
    async ({ query: { locale } }) => {
      const words = await searchWords(db, locale, clock());
      const digital = [...(await soldBoxes(shop)).values()].filter((box) => box.format === 'digital');
      return { boxes: digital.map((box) => boxCard(box, { locale, words })) };
    },
  );

  app.get<{ Params: { code: string }; Querystring: BoxQuery }>(
    '/gateway/boxes/:code/product-detail',
    { schema: { tags, params: BoxParams, querystring: BoxQuery, response: { 200: BoxDetail, '4xx': BoxProblem, '5xx': BoxProblem } } },
    async ({ params, query: { locale } }) => {
      const boxes = await soldBoxes(shop);
      const box = boxOf(boxes, params.code, 'code');
      return boxDetail(boxes, box, { locale, words: await searchWords(db, locale, clock()) });
    },
  );

  app.get<{ Params: { boxCode: string }; Querystring: OffersQuery }>(
    '/gateway/boxes/:boxCode/offers',
    {
      schema: {
        tags,
        params: OffersParams,
        querystring: OffersQuery,
        response: { 200: BoxOffersAnswer, '4xx': BoxProblem, '5xx': BoxProblem },
      },
    },
    async ({ params, query }) => {
      const box = boxOf(await soldBoxes(shop), params.boxCode, 'boxCode');
      const found = staysOfBox(index, box, query);
      const view = { locale: query.locale, party: DEFAULT_PARTY, dated: false };
      return {
        exactMatch: varyPictures(found.stays.map((stay) => offerCard(index.stays, stay, view))),
        searchDetails: { totalCount: found.total, page: query.page },
      };
    },
  );
}

/** Codes are printed on paper: small letters are forgiven. */
function boxOf(boxes: ReadonlyMap<string, Box>, code: string, field: string): Box {
  const box = boxes.get(code.trim().toUpperCase());
  if (box) return box;
  const message = `There is no box ${code.slice(0, 40)}.`;
  const problem: BoxProblem = { code: 'NOT_FOUND', message, field, error: message };
  throw new Refusal(404, problem);
}

/** One stay a hotel, the best first. */
function staysOfBox(index: ShopIndex, box: Box, { locale, page, limit }: OffersQuery): Found {
  const among = rangeOfBox(index, box);
  return searchStays(index.stays, {
    where: homeFirst(index.stays, among, locale),
    party: DEFAULT_PARTY,
    nights: box.nights,
    among,
    sort: 'priceQuality',
    page,
    limit,
    perHotel: 1,
  });
}
