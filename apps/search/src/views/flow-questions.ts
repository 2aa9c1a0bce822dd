import type { SearchFlow } from '@shop/domain';

export type Question = 'where' | 'when' | 'theme' | 'who';

/**
 * What the search box of a flow asks, in order (spec 1, section 2): gifts have no dates, for the one who gets them chooses;
 * activities have none either, they are booked by the day; a hotel search asks for place and dates only.
 */
export function questionsOf(flow: SearchFlow): readonly Question[] {
  return QUESTIONS[flow];
}

/** Whether the answer stands there unchangeable: a gift is always for two (spec 1, section 5). */
export function isFixed(question: Question, flow: SearchFlow): boolean {
  return question === 'who' && flow === 'gifting';
}

const QUESTIONS: Record<SearchFlow, readonly Question[]> = {
  booking: ['where', 'when', 'theme', 'who'],
  gifting: ['where', 'theme', 'who'],
  activity: ['where', 'theme', 'who'],
  hotel: ['where', 'when'],
};
