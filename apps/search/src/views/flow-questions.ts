import type { SearchFlow } from '@shop/domain';

export type Question = 'where' | 'when' | 'who';

/**
 * What the search box of a flow asks, in order (spec 1, section 2): gifts have no dates, for the one who gets them chooses,
 * and are for two; a hotel search asks for place and dates only.
 */
export function questionsOf(flow: SearchFlow): readonly Question[] {
  return QUESTIONS[flow];
}

const QUESTIONS: Record<SearchFlow, readonly Question[]> = {
  booking: ['where', 'when', 'who'],
  gifting: ['where'],
  activity: ['where'],
  hotel: ['where', 'when'],
};
