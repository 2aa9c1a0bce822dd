import { BoxDetail, BoxOffersAnswer, BoxOffersQuery, BoxProblem, BoxesAnswer, type Locale } from '@shop/contracts';
import { DEFAULT_PARTY } from '@shop/domain';
import { pointOfSaleOf } from '@shop/i18n';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../../app.ts';
import { boxRange } from '../../gifts/box-range.ts';
import { boxCard, boxDetail, soldBoxes, type Box } from '../../gifts/boxes.ts';
import { Refusal } from '../../problem.ts';
import { searchStays, type Found, type StaySearch } from '../../search/search-stays.ts';
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
      const found = staysOfBox(index.stays, box, query);
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

/** One stay a hotel, those of the shop's own country; of everywhere when it has less than a page of them. */
function staysOfBox(index: Shop['index']['stays'], box: Box, { locale, page, limit }: OffersQuery): Found {
  const search: Omit<StaySearch, 'where'> = {
    party: DEFAULT_PARTY,
    nights: box.nights,
    among: boxRange(index, box),
    sort: 'priceQuality',
    page,
    limit,
    perHotel: 1,
  };
  const atHome = searchStays(index, { ...search, where: { hotels: hotelsOf(index, locale) } });
  return atHome.total >= limit ? atHome : searchStays(index, { ...search, where: {} });
}

const hotelsOf = (index: Shop['index']['stays'], locale: Locale): readonly number[] =>
  index.hotels.byCountry.get(pointOfSaleOf(locale)) ?? [];
