import { StayDetail } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../app.ts';
import { notFound } from '../problem.ts';
import { LocaleQuery } from '../services/booking-day.ts';
import { stayDetail } from '../services/stay-detail.ts';
import { REFUSALS, numberInPath } from './refusals.ts';

const StayParams = Type.Object({ id: Type.String() });
const DetailQuery = Type.Object({ locale: LocaleQuery });

/** The stay page's content (spec 2, section 7). A stay that is no longer sold answers with `published: false`. */
export function stayRoutes(app: FastifyInstance, { db, index }: Shop): void {
  app.get<{ Params: { id: string }; Querystring: Type.Static<typeof DetailQuery> }>(
    '/api/weekend/:id/detail.json',
    { schema: { tags: ['stay'], params: StayParams, querystring: DetailQuery, response: { 200: StayDetail, ...REFUSALS } } },
    async ({ params, query: { locale } }) => {
      const detail = await stayDetail(db, index.stays, { id: numberInPath(params.id, 'stay'), locale });
      if (!detail) throw notFound(`There is no stay ${params.id}.`);
      return detail;
    },
  );
}
