import type { ExportSection } from './export-messages.ts';
import {
  BOUGHT_GIFT,
  CARD,
  DEVICE,
  MESSAGE,
  ORDER,
  PASSKEY,
  PAYMENT_CUSTOMER,
  PROFILE,
  RECEIVED_GIFT,
  type Row,
  SUBSCRIPTION,
  WISH,
} from './export-rows.ts';

/** What the page shows, in its order: where the entries of a section stand, and their rows. */
export const SECTIONS: readonly (readonly [section: ExportSection, path: string, rows: readonly Row[]])[] = [
  ['profile', 'profile', PROFILE],
  ['orders', 'orders #', ORDER],
  ['boughtGifts', 'gifts bought #', BOUGHT_GIFT],
  ['receivedGifts', 'gifts received #', RECEIVED_GIFT],
  ['wishlist', 'wishlist #', WISH],
  ['cards', 'cards #', CARD],
  ['paymentProvider', 'paymentCustomers #', PAYMENT_CUSTOMER],
  ['devices', 'sessions #', DEVICE],
  ['passkeys', 'passkeys #', PASSKEY],
  ['newsletter', 'newsletter #', SUBSCRIPTION],
  ['messages', 'messages #', MESSAGE],
];

/** Every path of the data that the page shows, with `#` for each entry of a list. */
export function shownPaths(): string[] {
  return SECTIONS.flatMap(([, path, rows]) => rows.flatMap((row) => pathsOf(row, alternatives(path))));
}

/** The label of a row, where its values stand in an entry, and how they are shown. */
export function partsOf(row: Row) {
  const [label, path = label, shown = 'text'] = typeof row === 'string' ? [row] : row;
  return { label, path, shown } as const;
}

function pathsOf(row: Row, before: readonly string[]): string[] {
  const { path, shown } = partsOf(row);
  const here = before.flatMap((start) => alternatives(path).map((end) => `${start} ${end}`));
  return typeof shown === 'string' ? here : shown.flatMap((inner) => pathsOf(inner, here));
}

function alternatives(path: string): string[] {
  return path
    .split(' ')
    .reduce<string[]>((starts, key) => starts.flatMap((start) => key.split('|').map((one) => `${start} ${one}`.trim())), ['']);
}
