import { scaledDeadline } from '@shop/contracts/settings';
import type { AnnouncementAnswer, ContentAddresses, FooterAnswer, HomeAnswer, Locale, MenuAnswer, PromoBarAnswer } from '@shop/contracts';
import { readFile } from 'node:fs/promises';
import { EMPTY_CONTENT, type LayoutContent, type HomeLayout } from '../../layout/layout.ts';
import { lightMenu } from '../../layout/light-menu.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

const TERMS = { freshMs: 30_000, waitMs: 400, retryMs: 2_000 };
const DEADLINE_MS = 10_000;
/** How long an address that nobody knows waits for the first list of addresses. */
const TIMEOUT_MS = 2_000;

export interface ContentReader {
  /** What there is, or comes within a moment: a page goes on without the rest. */
  (locale: Locale): Promise<LayoutContent>;
  /** Only the addresses: a word that may be a page's is worth a longer wait. */
  addresses(locale: Locale): Promise<Pick<LayoutContent, 'minisites' | 'landings'>>;
}

interface Sources {
  /** Where `/gateway` answers, when it is not the API itself. */
  readonly gatewayAddress?: string;
  /** A file, or its address, that stands in for the service of announcements on staging and in production (API-024). */
  readonly announcements?: string | undefined;
}

/** Reads the content of the layout in a locale; each call on its own, so that one that is slow or down costs itself only. */
export function contentReader(apiAddress: string, { gatewayAddress = apiAddress, announcements: file }: Sources = {}): ContentReader {
  const ask = <Answer extends object>(path: string, needs: keyof Answer | undefined) => {
    return (locale: string) =>
      askJson<Answer>(`${path.startsWith('/gateway/') ? gatewayAddress : apiAddress}${path}?locale=${locale}`, needs);
  };
  const call = <Answer extends object>(path: string, needs: keyof Answer | undefined) =>
    staleWhileRevalidate(ask<Answer>(path, needs), TERMS);
  const askMenu = ask<MenuAnswer>('/gateway/content/menu', 'links');
  const askHome = ask<HomeAnswer>('/api/cms/homepage', undefined);
  const menu = staleWhileRevalidate(async (locale) => lightMenu(await askMenu(locale)), TERMS);
  const home = staleWhileRevalidate(async (locale) => homeLayouts(await askHome(locale)), TERMS);
  const announcements = file
    ? staleWhileRevalidate(() => announcementFile(file), TERMS)
    : call<AnnouncementAnswer>('/gateway/cms/announcementBanner', 'homePages');
  const promoBars = call<PromoBarAnswer>('/gateway/content/promoBar', 'bars');
  const footer = call<FooterAnswer>('/gateway/content/footer', 'helpCentre');
  const addresses = call<ContentAddresses>('/gateway/content/addresses', 'minisites');
  const read = async (locale: Locale): Promise<LayoutContent> => {
    const requested = [menu(locale), announcements(locale), promoBars(locale), footer(locale), addresses(locale), home(locale)] as const;
    const [menuNow, announcementsNow, promoBarsNow, footerNow, addressesNow, homeNow] = await Promise.all(requested);
    return {
      ...EMPTY_CONTENT,
      menu: menuNow,
      announcements: announcementsNow,
      promoBars: promoBarsNow,
      footer: footerNow,
      home: homeNow ?? {},
      ...firstSegments(addressesNow),
    };
  };
  return Object.assign(read, { addresses: async (locale: Locale) => firstSegments(await addresses(locale, scaledDeadline(TIMEOUT_MS))) });
}

function firstSegments(addresses: ContentAddresses | undefined): Pick<LayoutContent, 'minisites' | 'landings'> {
  return { minisites: addresses?.minisites.map(({ minisiteUrl }) => minisiteUrl), landings: addresses?.landings.map(({ slug }) => slug) };
}

function homeLayouts(home: HomeAnswer): Record<string, HomeLayout> {
  const frames = Object.entries(home).map(([flow, { announcementBanner, header, promoBar, footer }]) => [
    flow,
    { announcementBanner, header, promoBar, footer },
  ]);
  return Object.fromEntries(frames) as Record<string, HomeLayout>;
}

/** An answer that lacks what it is asked for is none. */
async function askJson<Answer extends object>(address: string, needs: keyof Answer | undefined): Promise<Answer> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(scaledDeadline(DEADLINE_MS)),
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const answer = (await response.json()) as Answer;
  if (needs && !answer[needs]) throw new Error(`${address} answers without ${String(needs)}`);
  return answer;
}

/** The same answer as the service's, for all locales, read again every half minute. */
async function announcementFile(place: string): Promise<AnnouncementAnswer> {
  if (/^https?:/.test(place)) return askJson<AnnouncementAnswer>(place, 'homePages');
  const answer = JSON.parse(await readFile(place, 'utf8')) as AnnouncementAnswer;
  if (!answer.homePages) throw new Error(`${place} holds no homePages`);
  return answer;
}
