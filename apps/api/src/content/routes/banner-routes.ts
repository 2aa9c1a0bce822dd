import { GET_ANNOUNCEMENTS, GET_PROMO_BARS, GET_TARGETED_BANNERS } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../content-shop.ts';
import { announcementAnswer } from '../announcements.ts';
import { route } from '../../platform/http/index.ts';
import { KEEP } from './cache-control.ts';

/** Announcement banners, promo bars and targeted banners; which one a page shows is the client's rule (spec 2, section 3). */
export function bannerRoutes(app: FastifyInstance, { content }: ContentShop): void {
  route(app, GET_ANNOUNCEMENTS, async ({ query: { locale } }, reply) => {
    reply.header('cache-control', KEEP);
    const banners = content.entries('announcement', locale);
    return announcementAnswer(banners, content.entries('announcement-fallback', locale));
  });

  route(app, GET_PROMO_BARS, async ({ query: { locale } }, reply) => {
    reply.header('cache-control', KEEP);
    return { bars: content.entries('promo-bar', locale).map(({ body }) => body) };
  });

  route(app, GET_TARGETED_BANNERS, async (_request, reply) => {
    reply.header('cache-control', KEEP);
    const banners = content.entries('targeted-banner');
    return {
      banners: banners.map(({ key, locale, body }) => ({
        rules: { locale: [locale], ...body.rules },
        banner: { id: key, ...body.banner },
      })),
    };
  });
}
