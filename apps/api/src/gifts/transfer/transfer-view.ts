import type { LocalDate } from '@shop/contracts';
import { giftTransfer } from '@shop/domain';
import type { Database } from '../../platform/database/index.ts';
import { wholeGifts } from '../holder/whole-gifts.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';

type Db = Pick<Database, 'selectFrom'>;

/** Whether its holder can give this voucher to somebody else today. */
export async function isTransferable(db: Db, voucher: Voucher, today: LocalDate): Promise<boolean> {
  return (await transferableCodes(db, [voucher], today)).has(voucher.code);
}

/** Those of several that their holder can give to somebody else today, by their code in the books. */
export async function transferableCodes(db: Db, vouchers: readonly Voucher[], today: LocalDate): Promise<Set<string>> {
  const gifts = await wholeGifts(db, vouchers);
  return new Set([...gifts].filter(([, gift]) => giftTransfer(gift, today).kind === 'transferable').map(([code]) => code));
}
