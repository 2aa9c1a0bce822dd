import type { FastifyReply } from 'fastify';
import { addressOf, giveAttemptBack, takeAttempt } from '../../accounts/attempts.ts';
import type { Voucher } from '../../accounts/entry/voucher-sign-in.ts';
import type { Shop } from '../../app.ts';
import { boxInHand, redeemable, stayInHand, unknownGift, type GiftInHand } from '../../gifts/beneficiary-gift.ts';
import { soldBoxes } from '../../gifts/boxes.ts';
import { invalidField } from '../../problem.ts';
import { bookingDay } from '../../services/booking-day.ts';
import type { RecipientRequest } from './beneficiary.ts';

/** The box that a request names: by its code, by a voucher's, or by its affiliate id. */
export async function boxGift(shop: Shop, request: RecipientRequest, reply: FastifyReply): Promise<GiftInHand> {
  const { locale, selectivePublicationAffiliateId: affiliateId } = request.query;
  const boxes = await soldBoxes(shop);
  const code = codeIn(request);
  if (code === undefined) {
    const box = affiliateId === undefined ? undefined : [...boxes.values()].find((one) => one.affiliate_id === affiliateId);
    if (box) return boxInHand(box, box.value_cents, locale);
    throw affiliateId === undefined ? unnamed() : unknownAffiliate();
  }
  const box = boxes.get(code.toUpperCase());
  if (box) return boxInHand(box, box.value_cents, locale);
  const voucher = await voucherIn(shop, code, { request, reply });
  const content = voucher.kind === 'BOX' ? boxes.get(voucher.product_code ?? '') : undefined;
  if (!content) throw unknownGift();
  return boxInHand(content, voucher.remaining_cents, locale);
}

/** The gift stay that a request names: by a voucher's code, or by the affiliate id of the stay's gift version. */
export async function singleVoucherGift(shop: Shop, request: RecipientRequest, reply: FastifyReply): Promise<GiftInHand> {
  const { locale, selectivePublicationAffiliateId: affiliateId } = request.query;
  const code = codeIn(request);
  if (code === undefined) {
    if (affiliateId === undefined) throw unnamed();
    const sold = await shop.db.selectFrom('single_voucher').selectAll().where('affiliate_id', '=', affiliateId).executeTakeFirst();
    if (!sold) throw unknownAffiliate();
    const gift = { stayId: sold.stay_id, nights: sold.nights[0]!, value: sold.sell_cents[0]!, adults: 2 };
    return stayInHand(shop.index.stays, gift, locale);
  }
  const voucher = await voucherIn(shop, code, { request, reply });
  if (voucher.kind !== 'SINGLEVOUCHER') throw unknownGift();
  const gift = {
    stayId: Number(voucher.product_code),
    nights: voucher.nights ?? 1,
    value: voucher.remaining_cents,
    adults: voucher.adults,
  };
  return stayInHand(shop.index.stays, gift, locale);
}

/** Looks a code up as one of few tries: whoever guesses is stopped, a right code is not counted. */
async function voucherIn(
  { db, clock }: Shop,
  code: string,
  { request, reply }: { request: RecipientRequest; reply: FastifyReply },
): Promise<Voucher> {
  const attempts = { db, now: clock() };
  const address = addressOf(request.ip);
  await takeAttempt(attempts, ['voucherAddress', address], reply);
  const voucher = await redeemable(db, code, bookingDay(request.query.locale, clock()).today);
  await giveAttemptBack(attempts, ['voucherAddress', address]);
  return voucher;
}

const codeIn = ({ params, query }: RecipientRequest): string | undefined => (params.code ?? query.code)?.trim().slice(0, 60) || undefined;

const unnamed = () =>
  invalidField('selectivePublicationAffiliateId', 'Either code or selectivePublicationAffiliateId names the gift; both are missing.');
const unknownAffiliate = () =>
  invalidField('selectivePublicationAffiliateId', 'selectivePublicationAffiliateId names no gift that is sold.');
