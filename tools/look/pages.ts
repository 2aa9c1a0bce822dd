import type { Locale, OffersAnswer } from '@shop/contracts';
import { addDays } from '@shop/domain';
import { START, checkoutHref, formatStayMirror, hrefFor, resultsHref } from '@shop/routes';

export const PAGES = ['home', 'results', 'dated-results', 'stay', 'dated-stay', 'checkout', 'boxes', 'ideas', 'contact', 'wishlist', 'not-found'] as const;
export type PageName = (typeof PAGES)[number];

/** A stay that can be booked on these days. */
export interface BookableStay {
  readonly id: string;
  readonly place: string;
  readonly checkin: string;
  readonly checkout: string;
}

const DAYS_AHEAD = 20;

/** Asks the shop for a real stay with a free room in some weeks. */
export async function findStay(base: string, locale: Locale, today: string): Promise<BookableStay> {
  const checkin = addDays(today, DAYS_AHEAD);
  const checkout = addDays(checkin, 1);
  const answer = await fetch(`${base}/api/offers.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ locale, limit: 1, searchCriterias: { adult: 2, child: 0, baby: 0, checkin, checkout } }),
  }).catch(() => {
    throw new Error(`The shop does not answer at ${base}: start it with \`npm start\`, or name its address with --base.`);
  });
  if (!answer.ok) throw new Error(`${base}/api/offers.json answers ${answer.status}`);
  const { exactMatch } = (await answer.json()) as OffersAnswer;
  const [stay] = exactMatch;
  if (!stay) throw new Error(`no stay can be booked on ${checkin}`);
  return { id: stay.id, place: stay.hotel.location.label.split(',')[0]!, checkin, checkout };
}

/** Path of a page below the locale's prefix. */
export function pathOf(page: PageName, locale: Locale, stay: BookableStay): string {
  const { checkin, checkout } = stay;
  const party = { adults: 2, children: 0, babies: 0 };
  const here = { ...START, place: { kind: 'city', value: stay.place } } as const;
  const stayPath = hrefFor('stay', locale, { id: stay.id });
  switch (page) {
    case 'home':
    case 'boxes':
    case 'ideas':
    case 'contact':
    case 'wishlist':
      return hrefFor(page, locale);
    case 'results':
      return resultsHref(locale, START);
    case 'dated-results':
      return resultsHref(locale, { ...here, checkin, checkout });
    case 'stay':
      return stayPath;
    case 'dated-stay':
      return `${stayPath}${formatStayMirror({ ...party, checkin, checkout })}`;
    case 'checkout':
      return checkoutHref(locale, { id: stay.id, checkin, checkout, ...party });
    case 'not-found':
      return '/nothing/lives/here';
  }
}
