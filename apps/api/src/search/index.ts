/** What gifts and activities need of the search: its question, its points, its facets and its messages. */
export { MAP_POINTS, mapPoint, searchedWhat } from './search-answer.ts';
export { facetsAnswer } from './search-facets.ts';
export { searchMessages } from './search-messages.ts';
export type { SearchMessages } from './search-messages.ts';
export { homeWord } from './search-page-messages.ts';
export { searchQuestion } from './search-question.ts';
export type { SearchQuestion } from './search-question.ts';
