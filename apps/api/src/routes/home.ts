import { HomeAnswer } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../app.ts';
import { LocaleQuery } from '../services/booking-day.ts';
import { REFUSALS } from './refusals.ts';

const HomeQuery = Type.Object({ locale: LocaleQuery });

/** Under this key the home page's content is stored, keyed by flow. */
const HOME = 'homepage';

/** Content of the home page; an empty answer lets the page show nothing (decision A-056). */
export function homeRoutes(app: FastifyInstance, { db }: Shop): void {
  app.get<{ Querystring: Type.Static<typeof HomeQuery> }>(
    '/api/cms/homepage',
    { schema: { tags: ['content'], querystring: HomeQuery, response: { 200: HomeAnswer, ...REFUSALS } } },
    async ({ query: { locale } }) => {
      const row = await db.selectFrom('content').select('body').where('key', '=', HOME).where('locale', '=', locale).executeTakeFirst();
      return (row?.body ?? {}) as HomeAnswer;
    },
  );
}
