import type { FastifyReply } from 'fastify';
import { spentAs } from '@shop/domain';
import { addressOf, countWrongGuesses } from '../../platform/security/index.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';
import { sessionOf } from '../../accounts/sessions/index.ts';
import type { CatalogueShop } from '../../catalogue/index.ts';
import { boxInHand, redeemable, stayInHand, unknownGift, type GiftInHand } from '../beneficiary-gift.ts';
import { givenBoxes, soldBoxes } from '../boxes.ts';
import { invalidField } from '../../platform/http/index.ts';
import { bookingDay } from '../../availability/index.ts';
import type { RecipientRequest } from './beneficiary-routes.ts';

/** The box that a request names: by its code, by a voucher's, or by its affiliate id. */
export async function boxGift(shop: CatalogueShop, request: RecipientRequest, reply: FastifyReply): Promise<GiftInHand> {
  const { locale, selectivePublicationAffiliateId: affiliateId } = request.query;
  const boxes = await soldBoxes(shop);
  const code = codeIn(request);
  if (code === undefined && affiliateId !== undefined) {
    const box = [...boxes.values()].find((one) => one.affiliate_id === affiliateId);
    if (box) return boxInHand(box, box.value_cents, locale);
    throw unknownAffiliate();
  }
  const box = code === undefined ? undefined : boxes.get(code.toUpperCase());
  if (box) return boxInHand(box, box.value_cents, locale);
  const voucher = await voucherIn(shop, code, { request, reply });
  const content = kindOf(voucher) === 'BOX' ? (await givenBoxes(shop)).get(voucher.product_code ?? '') : undefined;
  if (!content) throw unknownGift();
  return boxInHand(content, voucher.remaining_cents, locale);
}

/** The gift stay that a request names: by a voucher's code, or by the affiliate id of the stay's gift version. */
export async function singleVoucherGift(shop: CatalogueShop, request: RecipientRequest, reply: FastifyReply): Promise<GiftInHand> {
  const { locale, selectivePublicationAffiliateId: affiliateId } = request.query;
  const code = codeIn(request);
  if (code === undefined && affiliateId !== undefined) {
    const sold = await shop.db.selectFrom('single_voucher').selectAll().where('affiliate_id', '=', affiliateId).executeTakeFirst();
    if (!sold) throw unknownAffiliate();
    const gift = { stayId: sold.stay_id, nights: sold.nights[0]!, value: sold.regular_cents[0]!, adults: 2 };
    return stayInHand(shop.index.stays, gift, locale);
  }
  const voucher = await voucherIn(shop, code, { request, reply });
  if (kindOf(voucher) !== 'SINGLEVOUCHER') throw unknownGift();
  const gift = {
    stayId: Number(voucher.product_code),
    nights: voucher.nights ?? 1,
    value: voucher.remaining_cents,
    adults: voucher.adults,
  };
  return stayInHand(shop.index.stays, gift, locale);
}

/** Looks a code up as one of few tries: guesses are stopped, a right code is not counted. Without one the session names it. */
async function voucherIn(
  shop: CatalogueShop,
  code: string | undefined,
  { request, reply }: { request: RecipientRequest; reply: FastifyReply },
): Promise<Voucher> {
  const { db, clock } = shop;
  if (code === undefined) {
    const session = await sessionOf(shop, request, 'beneficiary');
    if (!session?.subject) throw unnamed();
    return redeemable(db, session.subject, bookingDay(request.query.locale, clock()).today);
  }
  return countWrongGuesses({ db, now: clock() }, ['voucherAddress', addressOf(request.ip)], {
    reply,
    find: () => redeemable(db, code, bookingDay(request.query.locale, clock()).today),
  });
}

const codeIn = ({ params, query }: RecipientRequest): string | undefined => (params.code ?? query.code)?.trim().slice(0, 60) || undefined;

const kindOf = ({ kind, value_cents, remaining_cents }: Voucher) => spentAs({ kind, value: value_cents, remaining: remaining_cents });

const unnamed = () =>
  invalidField(
    'selectivePublicationAffiliateId',
    'code, selectivePublicationAffiliateId or the session of a recipient names the gift; all are missing.',
  );
const unknownAffiliate = () =>
  invalidField('selectivePublicationAffiliateId', 'selectivePublicationAffiliateId names no gift that is sold.');
