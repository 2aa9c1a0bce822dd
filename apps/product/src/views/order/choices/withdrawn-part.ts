/** What a gift was made with and the shop no longer offers. */
export type WithdrawnPart = 'extras' | 'nights' | 'amount' | 'physical' | 'box';

const FIELDS: readonly (readonly [ending: string, part: WithdrawnPart])[] = [
  ['.extras', 'extras'],
  ['.nights', 'nights'],
  ['giftCardItem.amount', 'amount'],
  ['.format', 'physical'],
  ['boxItem.code', 'box'],
];

/** Which part of a gift a refusal of its price is about; undefined where it is about something else. */
export function withdrawnPart(error: unknown): WithdrawnPart | undefined {
  const { field = '', code } = (error ?? {}) as { field?: string; code?: string };
  if (code === 'PHYSICAL_NOT_AVAILABLE' || code === 'FORMAT_NOT_AVAILABLE') return 'physical';
  return FIELDS.find(([ending]) => field.startsWith('items.') && field.endsWith(ending))?.[1];
}
