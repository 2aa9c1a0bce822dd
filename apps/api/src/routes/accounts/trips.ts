import { Trip, TripsAnswer, type Locale } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../../app.ts';
import { tripOf, tripsOf } from '../../accounts/own/trips.ts';
import { signedIn } from '../../accounts/sessions/signed-in.ts';
import { notFound } from '../../problem.ts';
import { bookingDay, LocaleQuery } from '../../services/booking-day.ts';
import { REFUSALS } from '../refusals.ts';
import { uuidInPath } from './uuid-in-path.ts';

const TripQuery = Type.Object({ locale: LocaleQuery });

/** What a customer has booked; somebody else's order is answered as if it were not there. */
export function tripRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, clock } = shop;
  const today = (locale: Locale) => bookingDay(locale, clock()).today;

  app.get<{ Querystring: { locale: Locale } }>(
    '/gateway/account/trips',
    { schema: { tags: ['account'], querystring: TripQuery, response: { 200: TripsAnswer, ...REFUSALS } } },
    async (request, reply) => {
      const { locale } = request.query;
      const { account } = await signedIn(shop, request, reply);
      return { trips: await tripsOf(db, { owner: account, locale, today: today(locale) }) };
    },
  );

  app.get<{ Params: { uuid: string }; Querystring: { locale: Locale } }>(
    '/gateway/account/trips/:uuid',
    { schema: { tags: ['account'], querystring: TripQuery, response: { 200: Trip, ...REFUSALS } } },
    async (request, reply) => {
      const { locale } = request.query;
      const { account } = await signedIn(shop, request, reply);
      const uuid = uuidInPath(request.params.uuid, 'trip');
      const trip = await tripOf(db, uuid, { owner: account, locale, today: today(locale) });
      if (!trip) throw notFound('There is no such trip.');
      return trip;
    },
  );
}
