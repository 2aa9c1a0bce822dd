/** What this device remembers of a product that was looked at (spec 2, section 3). */
export interface ViewedItem {
  readonly id: string;
  readonly imageUrl: string;
  readonly label: string;
  /** Cents. */
  readonly price: number;
  readonly hotel: string;
  /** Path without the locale's prefix. */
  readonly uri: string;
  readonly type: 'STAY' | 'ACTIVITY';
}

/** At most so many, newest first, none twice (ACC-010). */
const MOST = 10;

/** Reads what another page has stored; anything that is no such item is left out. */
export function parseRecentlyViewed(stored: string | null): ViewedItem[] {
  return firstOfEach(listOf(stored).filter(isViewed));
}

/** What the device remembers after a product was opened: it comes first, the oldest beyond the cap is forgotten. */
export function withViewed(stored: string | null, item: ViewedItem): ViewedItem[] {
  return firstOfEach([item, ...parseRecentlyViewed(stored)]);
}

function firstOfEach(items: readonly ViewedItem[]): ViewedItem[] {
  const isFirst = (item: ViewedItem, index: number) => items.findIndex(({ id, type }) => id === item.id && type === item.type) === index;
  return items.filter(isFirst).slice(0, MOST);
}

function listOf(stored: string | null): unknown[] {
  if (!stored) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function isViewed(value: unknown): value is ViewedItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, imageUrl, label, price, hotel, uri, type } = value as Record<string, unknown>;
  const isText = [id, label, uri].every((text) => typeof text === 'string' && text !== '');
  const isOurs =
    typeof uri === 'string' && /^\/(?!\/)/.test(uri) && typeof imageUrl === 'string' && /^(\/(?!\/)|https:\/\/)/.test(imageUrl);
  return isText && isOurs && typeof hotel === 'string' && Number.isFinite(price) && (type === 'STAY' || type === 'ACTIVITY');
}
