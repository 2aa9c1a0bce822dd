import type { Locale } from '@shop/contracts';
import { hrefFor } from '@shop/routes';

/** Every stay, as `resultsHref` of a search that has not begun: without the code that writes searches, which this page needs for nothing else. */
export const allStaysHref = (locale: Locale): string => hrefFor('results', locale, {}, { query: { flow: 'booking' } });
