import type { GiftExtensionOffer, LocalDate } from '@shop/contracts';
import { giftExtension, isExpiring, type ExtendableGift } from '@shop/domain';
import type { Database } from '../../platform/database/index.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';

type Dated = Pick<Voucher, 'kind' | 'status' | 'expires_on' | 'extended_at' | 'delivery_id'>;

/** What the rule of extensions asks of a voucher; `sent` holds the mails that have left. */
export function extendable({ kind, status, expires_on, extended_at, delivery_id }: Dated, sent: ReadonlySet<string>): ExtendableGift {
  const isSent = delivery_id === null || sent.has(delivery_id);
  return { kind, status, expiresOn: expires_on, isExtended: extended_at !== null, isSent };
}

/** Which mails of these vouchers have left. */
export async function sentDeliveries(db: Pick<Database, 'selectFrom'>, vouchers: readonly Dated[]): Promise<Set<string>> {
  const ids = vouchers.flatMap(({ delivery_id }) => delivery_id ?? []);
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('gift_delivery').select('id').where('id', 'in', ids).where('state', '=', 'sent').execute();
  return new Set(rows.map(({ id }) => id));
}

/** The extension that the holder of an expiring or expired gift is offered today; empty where there is none. */
export function extensionOffer(
  voucher: Dated,
  { sent, today }: { readonly sent: ReadonlySet<string>; readonly today: LocalDate },
): { extension?: GiftExtensionOffer } {
  const gift = extendable(voucher, sent);
  if (!isExpiring(gift, today)) return {};
  const extension = giftExtension(gift, today);
  return extension.kind === 'extendable' ? { extension: { until: extension.until, lastDay: extension.lastDay } } : {};
}

/** The same of one voucher. */
export async function extensionOfferOf(db: Pick<Database, 'selectFrom'>, voucher: Voucher, today: LocalDate) {
  return extensionOffer(voucher, { sent: await sentDeliveries(db, [voucher]), today });
}
