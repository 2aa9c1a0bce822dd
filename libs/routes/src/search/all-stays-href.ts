import type { Locale } from '@shop/contracts';
import { hrefFor } from '../address/href.ts';
import { START_FLOW } from './search-flow.ts';

/** The results of a search that has not begun: `resultsHref` of `START`, without the code that writes searches. */
export const allStaysHref = (locale: Locale): string => hrefFor('results', locale, {}, { query: { flow: START_FLOW } });
