import { AnnouncementAnswer, PromoBarAnswer, TargetedBannerAnswer } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { announcementAnswer } from '../../content/announcements.ts';
import { REFUSALS } from '../refusals.ts';
import { AnyLocale, KEEP, OneLocale } from './locale-query.ts';

/** Announcement banners, promo bars and targeted banners; which one a page shows is the client's rule (spec 2, section 3). */
export function bannerRoutes(app: FastifyInstance, { content }: Shop): void {
  app.get<{ Querystring: AnyLocale }>(
    '/gateway/cms/announcementBanner',
    { schema: { tags: ['content'], querystring: AnyLocale, response: { 200: AnnouncementAnswer, ...REFUSALS } } },
    async ({ query: { locale } }, reply) => {
      reply.header('cache-control', KEEP);
      const banners = content.entries('announcement', locale);
      return announcementAnswer(banners, content.entries('announcement-fallback', locale));
    },
  );

  app.get<{ Querystring: OneLocale }>(
    '/gateway/content/promoBar',
    { schema: { tags: ['content'], querystring: OneLocale, response: { 200: PromoBarAnswer, ...REFUSALS } } },
    async ({ query: { locale } }, reply) => {
      reply.header('cache-control', KEEP);
      return { bars: content.entries('promo-bar', locale).map(({ body }) => body) };
    },
  );

  app.get(
    '/content/targetedBanner.json',
    { schema: { tags: ['content'], response: { 200: TargetedBannerAnswer, ...REFUSALS } } },
    async (_request, reply) => {
      reply.header('cache-control', KEEP);
      const banners = content.entries('targeted-banner');
      return {
        banners: banners.map(({ key, locale, body }) => ({
          rules: { locale: [locale], ...body.rules },
          banner: { id: key, ...body.banner },
        })),
      };
    },
  );
}
