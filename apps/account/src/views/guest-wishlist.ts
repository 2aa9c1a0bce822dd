import type { WishlistCard, WishlistEntry, WishlistItem } from '@shop/contracts';
import type { RequestedWish } from '@shop/contracts/page';
import { LONGEST_WISHLIST } from '@shop/domain';

/** One wished thing as the drawer shows it (ACC-007). */
export interface WishView {
  readonly id: string;
  readonly label: string;
  readonly hotel: string;
  readonly imageUrl: string;
  /** Path without the locale's prefix. */
  readonly uri: string;
  /** False: no longer sold. */
  readonly available: boolean;
  /** `Annecy, Haute-Savoie`; a device keeps none. */
  readonly place?: string;
  /** Its price and score; a device keeps none. */
  readonly card?: WishlistCard;
  /** Why it cannot be had on the days of the last search; its card tells another day. */
  readonly unavailable?: WishlistEntry['unavailable'];
  /** What the customer has noted of it. */
  readonly note?: string;
  /** The customer is mailed when its price falls. */
  readonly alert?: boolean;
}

export interface Wishes {
  readonly STAY: readonly WishView[];
  readonly ACTIVITY: readonly WishView[];
}

export const NO_WISHES: Wishes = { STAY: [], ACTIVITY: [] };

/** What a guest keeps on this device: `{ STAY: [], ACTIVITY: [] }`; anything that is no wish is left out. */
export function parseGuestWishlist(stored: string | null): Wishes {
  const known = objectOf(stored);
  return { STAY: wishesIn(known.STAY), ACTIVITY: wishesIn(known.ACTIVITY) };
}

/** A list holds no more: something has to leave it first. */
export class WishlistFull extends Error {
  override readonly name = 'WishlistFull';
}

/** The device's list with one wish more, the newest first, or one less: as it is stored. Throws `WishlistFull`. */
export function changedWishes(wishes: Wishes, { wish, isWished }: RequestedWish): string {
  const others = wishes[wish.type].filter(({ id }) => id !== wish.id);
  const { type, ...shown } = wish;
  if (isWished && others.length >= LONGEST_WISHLIST) throw new WishlistFull(`A list holds ${LONGEST_WISHLIST} ${type}.`);
  const list = isWished ? [{ ...shown, available: true }, ...others] : others;
  return JSON.stringify({ ...wishes, [type]: list });
}

/** What of the device's list is not in the account's, by its label: it did not fit, or is not sold any more. */
export function leftOut(
  device: Wishes,
  { STAY, ACTIVITY }: { readonly [Type in keyof Wishes]: readonly { readonly id: string }[] },
): string[] {
  const without = (kept: readonly { readonly id: string }[], list: readonly WishView[]) =>
    list.filter(({ id }) => !kept.some((one) => one.id === id)).map(({ label }) => label);
  return [...without(STAY, device.STAY), ...without(ACTIVITY, device.ACTIVITY)];
}

/** By what the account is told of it, the oldest first. */
export function itemsOf({ STAY, ACTIVITY }: Wishes): WishlistItem[] {
  const reported = (type: WishlistItem['type'], list: readonly WishView[]) => list.toReversed().map(({ id }) => ({ type, id }));
  return [...reported('STAY', STAY), ...reported('ACTIVITY', ACTIVITY)];
}

function objectOf(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const wishesIn = (list: unknown): WishView[] => (Array.isArray(list) ? list.flatMap((entry) => wishOf(entry) ?? []) : []);

function wishOf(entry: unknown): WishView | undefined {
  const { id, label, hotel, imageUrl, image, uri } = (entry ?? {}) as Record<string, unknown>;
  const picture = imageUrl ?? image;
  const isOurs = typeof uri === 'string' && /^\/(?!\/)/.test(uri) && typeof picture === 'string' && /^(\/(?!\/)|https:\/\/)/.test(picture);
  if (typeof id !== 'string' || typeof label !== 'string' || !isOurs) return undefined;
  return { id, label, hotel: nameOf(hotel), imageUrl: picture, uri, available: true };
}

function nameOf(hotel: unknown): string {
  if (typeof hotel === 'string') return hotel;
  const label = (hotel as { label?: unknown } | null | undefined)?.label;
  return typeof label === 'string' ? label : '';
}
