import type { AnnouncementAnswer, ContentAddresses, FooterAnswer, HomeAnswer, Locale, MenuAnswer, PromoBarAnswer } from '@shop/contracts';
import { EMPTY_CONTENT, type FrameContent, type HomeFrame } from '../../frame/frame.ts';
import { remembered } from './remembered.ts';

const TERMS = { freshMs: 30_000, waitMs: 400, retryMs: 2_000 };
const DEADLINE_MS = 10_000;

/** Reads the content of the frame in a locale; each call on its own, so that one that is slow or down costs itself only. */
export function contentReader(apiAddress: string): (locale: Locale) => Promise<FrameContent> {
  const call = <Answer>(path: string) => remembered((locale) => askJson<Answer>(`${apiAddress}${path}?locale=${locale}`), TERMS);
  const menu = call<MenuAnswer>('/gateway/content/menu');
  const announcements = call<AnnouncementAnswer>('/gateway/cms/announcementBanner');
  const promoBars = call<PromoBarAnswer>('/gateway/content/promoBar');
  const footer = call<FooterAnswer>('/gateway/content/footer');
  const addresses = call<ContentAddresses>('/gateway/content/addresses');
  const home = call<HomeAnswer>('/api/cms/homepage');
  return async (locale) => {
    const [menuNow, announcementsNow, promoBarsNow, footerNow, addressesNow, homeNow] = await Promise.all([
      menu(locale),
      announcements(locale),
      promoBars(locale),
      footer(locale),
      addresses(locale),
      home(locale),
    ]);
    return {
      ...EMPTY_CONTENT,
      menu: menuNow,
      announcements: announcementsNow,
      promoBars: promoBarsNow,
      footer: footerNow,
      home: homeFrames(homeNow),
      minisites: addressesNow?.minisites.map(({ minisiteUrl }) => minisiteUrl) ?? [],
      landings: addressesNow?.landings.map(({ slug }) => slug) ?? [],
    };
  };
}

function homeFrames(home: HomeAnswer | undefined): Record<string, HomeFrame> {
  const frames = Object.entries(home ?? {}).map(([flow, { announcementBanner, header, promoBar, footer }]) => [
    flow,
    { announcementBanner, header, promoBar, footer },
  ]);
  return Object.fromEntries(frames) as Record<string, HomeFrame>;
}

async function askJson<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS), headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as Answer;
}
