import type { CareRecipientAnswer } from '@shop/contracts';
import { correctableGift, correctAddressWithin } from '../../gifts/delivery/index.ts';
import { actOnce, type CareAct } from '../act-once.ts';
import type { CareRequest } from '../audit-log.ts';
import type { RefundShop } from '../care-refunds.ts';
import { addressHash, decideAddress, type AddressChange } from './second-person.ts';

/**
 * Sends a gift to another address by the buyer's rule, once per key; above the limit of refunds once a second person, a supervisor,
 * enters the same address. The audit log names neither address.
 */
export async function correctRecipientForCare(
  { db, now, limit }: RefundShop,
  requested: CareRequest,
  { deliveryId, address, ...act }: CareAct & { readonly deliveryId: string; readonly address: string },
): Promise<CareRecipientAnswer> {
  const hashOf = await addressHash(db);
  const detail = await actOnce(db, requested, { ...act, action: 'correctRecipient' }, async (trx, order) => {
    const { delivery, vouchers } = await correctableGift({ trx, now }, { order, deliveryId });
    const change: AddressChange = {
      what: `delivery/${delivery.id}`,
      value: vouchers.reduce((sum, { value_cents }) => sum + value_cents, 0),
      from: hashOf(vouchers[0]?.recipient_email ?? ''),
      to: hashOf(address),
    };
    const status = await decideAddress(trx, requested, { uuid: act.uuid, limit, change });
    if (status !== 'waiting') await correctAddressWithin({ trx, now }, { order, deliveryId }, { address, by: 'customerCare' });
    return { ...change, status };
  });
  return { corrected: detail.status !== 'waiting' };
}
