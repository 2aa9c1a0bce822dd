import type { DetailPrice, LocalDate, StayDetail } from '@shop/contracts';
import { moneySaved, stayPromo, type Party } from '@shop/domain';
import type { Selectable } from 'kysely';
import { TWO_ADULTS, fromPrice } from '../../search/arrivals.ts';
import { dayAt, type StayIndex } from '../../search/stay-index.ts';
import type { Database } from '../../store/database.ts';
import type { StayTable } from '../../store/schema.ts';
import { cancellationTerms, offerIfBookable } from '../quote.ts';
import type { StayPeriod } from '../stay-period.ts';
import { ownOffer, variantNumbered, type SoldOffer } from './sold-offer.ts';

/** For whom and when a detail's price is; without days and gift it is the from-price for two adults. */
export interface PriceWish {
  readonly today: LocalDate;
  readonly firstDay: LocalDate;
  readonly party: Party;
  readonly period?: StayPeriod;
  readonly gift?: { readonly nights: number; readonly adults: number };
}

type StayRow = Pick<Selectable<StayTable>, 'id' | 'nights' | 'variant_of' | 'cancellable' | 'cancellation_type'>;
type PriceOfDetail = Pick<StayDetail, 'fromPrice' | 'price' | 'bookable' | 'availableRooms' | 'cancellationPolicy'>;

/** Prices and terms of a stay's detail; a stay that is no longer sold costs 0. */
export async function detailPrice(db: Database, index: StayIndex, stay: StayRow, wish: PriceWish): Promise<PriceOfDetail> {
  const offer = await offerOf(db, index, stay);
  const from = offer ? fromPriceOf(index, offer, stay.nights) : { sellPrice: 0, refPrice: 0 };
  const terms = { cancellable: stay.cancellable, cancellationType: stay.cancellation_type };
  const unpriced: PriceOfDetail = {
    fromPrice: { ...from, promoPercentageRounded: stayPromo(from.refPrice, from.sellPrice), nights: stay.nights },
    price: priceView({ ...from, nights: stay.nights }, 'FROM_PRICE'),
    cancellationPolicy: cancellationTerms(terms),
  };
  if (wish.gift) return { ...unpriced, price: await giftPrice(db, index, { offer, gift: wish.gift, otherwise: from }) };
  if (!wish.period) return unpriced;
  const bookable = offer && offerIfBookable(index, offer, { ...wish, period: wish.period });
  const cancellationPolicy = cancellationTerms(terms, { checkin: wish.period.checkin, today: wish.today });
  if (!bookable) return { ...unpriced, cancellationPolicy, bookable: false, availableRooms: 0 };
  const { priceInfo, availableRooms } = bookable;
  return { ...unpriced, price: priceView(priceInfo, 'FINAL_PRICE'), cancellationPolicy, bookable: true, availableRooms };
}

async function offerOf(db: Database, index: StayIndex, stay: StayRow): Promise<SoldOffer | undefined> {
  if (stay.variant_of !== null) return variantNumbered(db, index, stay.id);
  const number = index.stays.byId.get(stay.id);
  return number === undefined ? undefined : ownOffer(index, number);
}

interface Amounts {
  readonly sellPrice: number;
  readonly refPrice: number;
}

/** The cheapest arrival of the stay; a variant is priced on the same day. */
function fromPriceOf(index: StayIndex, offer: SoldOffer, nights: number): Amounts {
  const { stays, grid } = index;
  const day = stays.fromDay[offer.stay]!;
  const own = { sellPrice: stays.fromSell[offer.stay]!, refPrice: stays.fromRef[offer.stay]! };
  if (offer.variantOf === undefined || day < 0) return own;
  const checkin = dayAt(grid, day);
  const priced = offerIfBookable(index, offer, { period: { checkin, nights }, party: TWO_ADULTS, today: checkin, firstDay: checkin });
  return priced ? priced.priceInfo : own;
}

/** What the gift costs: the voucher's own price for these nights, else the from-price of the nights and adults. */
async function giftPrice(
  db: Database,
  index: StayIndex,
  { offer, gift, otherwise }: { offer: SoldOffer | undefined; gift: NonNullable<PriceWish['gift']>; otherwise: Amounts },
): Promise<DetailPrice> {
  const nights = offer ? Math.max(gift.nights, index.stays.nights[offer.stay]!) : gift.nights;
  const party = { ...TWO_ADULTS, adults: gift.adults };
  const voucher = offer && (await voucherPrices(db, index.stays.id[offer.stay]!)).find((price) => price.nights === nights);
  const own = gift.adults === TWO_ADULTS.adults ? voucher : undefined;
  const amounts = own ?? (offer && fromPrice(index, offer.stay, nights, party)) ?? otherwise;
  return priceView({ sellPrice: amounts.sellPrice, refPrice: amounts.refPrice, nights }, 'GIFT');
}

export interface VoucherPrice extends Amounts {
  readonly nights: number;
}

/** Prices of a stay as a gift for two adults, by nights; empty when it is no gift. */
export async function voucherPrices(db: Database, stayId: number): Promise<VoucherPrice[]> {
  const row = await db.selectFrom('single_voucher').selectAll().where('stay_id', '=', stayId).executeTakeFirst();
  return (row?.nights ?? []).map((nights, place) => ({
    nights,
    sellPrice: row!.sell_cents[place]!,
    refPrice: row!.reference_cents[place]!,
  }));
}

function priceView({ sellPrice, refPrice, nights }: VoucherPrice, priceType: DetailPrice['priceType']): DetailPrice {
  const promoPercentageRounded = stayPromo(refPrice, sellPrice);
  return { sellPrice, refPrice, promoPercentageRounded, moneySaved: moneySaved(refPrice, sellPrice), priceType, nights };
}
