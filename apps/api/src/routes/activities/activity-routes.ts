import { ActivityDetail, ActivityImages, ActivitySearchAnswer, ActivitySearchBody } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { activityAnswer } from '../../activities/activity-answer.ts';
import { activityDetail, activityImages } from '../../activities/activity-detail.ts';
import { activityShelf, type Product } from '../../activities/activity-shelf.ts';
import type { Shop } from '../../app.ts';
import { notFound } from '../../problem.ts';
import { LocaleQuery } from '../../services/booking-day.ts';
import { REFUSALS, numberInPath } from '../refusals.ts';

const ActivityQuery = Type.Object({ locale: LocaleQuery });
type ActivityQuery = Type.Static<typeof ActivityQuery>;

/** Activities without a hotel night (spec 1, section 7; spec 2, section 7). */
export function activityRoutes(app: FastifyInstance, shop: Shop): void {
  const tags = ['activity'];

  app.post<{ Body: ActivitySearchBody }>(
    '/api/search/activity-only.json',
    { schema: { tags, body: ActivitySearchBody, response: { 200: ActivitySearchAnswer, ...REFUSALS } } },
    ({ body }) => activityAnswer(shop, body),
  );

  app.get<{ Params: { id: string }; Querystring: ActivityQuery }>(
    '/api/activity-only/weekend/:id/detail.json',
    { schema: { tags, querystring: ActivityQuery, response: { 200: ActivityDetail, ...REFUSALS } } },
    async ({ params, query }) => activityDetail(await activityShelf(shop), await productOf(shop, params.id), query.locale),
  );

  app.get<{ Params: { id: string }; Querystring: ActivityQuery }>(
    '/api/activities/:id/images.json',
    { schema: { tags, querystring: ActivityQuery, response: { 200: ActivityImages, ...REFUSALS } } },
    async ({ params }) => activityImages(await productOf(shop, params.id)),
  );
}

async function productOf(shop: Shop, id: string): Promise<Product> {
  const product = (await activityShelf(shop)).byId.get(numberInPath(id, 'activity'));
  if (!product) throw notFound(`There is no activity ${id}.`);
  return product;
}
