import type { DetailPrice, LocalDate, StayDetail } from '@shop/contracts';
import { endOfShownPromotion, moneySaved, stayPromo, type GiftPromotion, type Party, type RoomPromotion } from '@shop/domain';
import type { Selectable } from 'kysely';
import {
  dayAt,
  fromPrice,
  ownOffer,
  type SoldOffer,
  type StayIndex,
  type StayPeriod,
  TWO_ADULTS,
  variantOffer,
} from '../availability/index.ts';
import type { Database, StayTable } from '../platform/database/index.ts';
import { cancellationTerms, endOfPromotion, offerIfBookable } from './quote.ts';

/** For whom and when a detail's price is; without days and gift it is the from-price of the party (SEARCH-068). */
export interface PriceRequest {
  readonly today: LocalDate;
  readonly firstDay: LocalDate;
  readonly party: Party;
  readonly period?: StayPeriod;
  readonly gift?: { readonly nights: number; readonly adults: number };
}

type StayRow = Pick<
  Selectable<StayTable>,
  'id' | 'nights' | 'variant_of' | 'supplement_cents' | 'cancellable' | 'cancellation_type' | 'published'
>;

interface PricedRows {
  readonly stay: StayRow;
  readonly vouchers: readonly VoucherPrice[];
  readonly promotions: readonly RoomPromotion[];
}

type PriceOfDetail = Pick<StayDetail, 'fromPrice' | 'price' | 'bookable' | 'availableRooms' | 'cancellationPolicy'>;

/** Prices and terms of a stay's detail; a stay that is no longer sold costs 0. */
export function detailPrice(index: StayIndex, { stay, vouchers, promotions }: PricedRows, wish: PriceRequest): PriceOfDetail {
  const offer = offerOf(index, stay);
  const from = offer
    ? fromPriceOf(index, offer, { nights: stay.nights, party: wish.gift ? TWO_ADULTS : wish.party, today: wish.today, promotions })
    : { sellPrice: 0, refPrice: 0 };
  const terms = { cancellable: stay.cancellable, cancellationType: stay.cancellation_type };
  const unpriced: PriceOfDetail = {
    fromPrice: { ...from, promoPercentageRounded: stayPromo(from.refPrice, from.sellPrice), nights: stay.nights },
    price: priceView({ ...from, nights: stay.nights }, 'FROM_PRICE'),
    cancellationPolicy: cancellationTerms(terms),
  };
  if (wish.gift) return { ...unpriced, price: giftPrice(index, { offer, vouchers, gift: wish.gift, otherwise: from }) };
  if (!wish.period) return unpriced;
  const bookable = offer && offerIfBookable(index, offer, { ...wish, period: wish.period });
  const cancellationPolicy = cancellationTerms(terms, { checkin: wish.period.checkin, today: wish.today });
  if (!bookable) return { ...unpriced, cancellationPolicy, bookable: false, availableRooms: 0 };
  const { priceInfo, availableRooms } = bookable;
  return { ...unpriced, price: priceView(priceInfo, 'FINAL_PRICE'), cancellationPolicy, bookable: true, availableRooms };
}

function offerOf(index: StayIndex, stay: StayRow): SoldOffer | undefined {
  if (stay.variant_of !== null) return stay.published ? variantOffer(index, stay) : undefined;
  const number = index.stays.byId.get(stay.id);
  return number === undefined ? undefined : ownOffer(index, number);
}

interface Amounts {
  readonly sellPrice: number;
  readonly refPrice: number;
}

/** With the arrival that they are of. */
interface DayAmounts extends Amounts, Pick<StayDetail['fromPrice'], 'checkin' | 'promotionEndsOn'> {}

/** The party's price on the arrival that its card is priced on; a variant is priced on the same day. Nothing where no day has rooms for all. */
function fromPriceOf(index: StayIndex, offer: SoldOffer, { nights, party, today, promotions }: FromPriceRequest): DayAmounts {
  const own = fromPrice(index, offer.stay, nights, party);
  if (!own) return { sellPrice: 0, refPrice: 0 };
  const checkin = dayAt(index.grid, own.day);
  const period = { checkin, nights };
  const priced =
    offer.variantOf === undefined ? undefined : offerIfBookable(index, offer, { period, party, today: checkin, firstDay: checkin });
  const price = amountsOf(priced?.priceInfo ?? own);
  return { ...price, checkin, ...endOfPromotion(index, offer, { period, today, promotions, price }) };
}

interface FromPriceRequest extends Pick<PriceRequest, 'party' | 'today'>, Pick<PricedRows, 'promotions'> {
  readonly nights: number;
}

const amountsOf = ({ sellPrice, refPrice }: Amounts): Amounts => ({ sellPrice, refPrice });

interface RequestedGift {
  readonly offer: SoldOffer | undefined;
  readonly vouchers: readonly VoucherPrice[];
  readonly gift: NonNullable<PriceRequest['gift']>;
  readonly otherwise: Amounts;
}

/** What the gift costs: the voucher's own price for these nights, else the from-price of the nights and adults. */
function giftPrice(index: StayIndex, { offer, vouchers, gift, otherwise }: RequestedGift): DetailPrice {
  const nights = offer ? Math.max(gift.nights, index.stays.nights[offer.stay]!) : gift.nights;
  const party = { ...TWO_ADULTS, adults: gift.adults };
  const voucher = vouchers.find((price) => price.nights === nights);
  const own = offer && gift.adults === TWO_ADULTS.adults ? voucher : undefined;
  const amounts = own ?? (offer && fromPrice(index, offer.stay, nights, party)) ?? otherwise;
  const price = priceView({ sellPrice: amounts.sellPrice, refPrice: amounts.refPrice, nights }, 'GIFT');
  return { ...price, ...endOfShownPromotion(own?.promotion ?? null, price.promoPercentageRounded) };
}

interface NightsPrice extends Amounts {
  readonly nights: number;
}

export interface VoucherPrice extends NightsPrice {
  readonly promotion: Pick<GiftPromotion, 'endsOn'> | null;
}

/** Prices of a stay as a gift for two adults, by nights; empty when it is no gift. */
export async function voucherPrices(db: Database, stayId: number): Promise<readonly VoucherPrice[]> {
  return (await voucherPricesOfStays(db, [stayId]))[stayId]!;
}

/** The same of each of these stays, by its number. */
export async function voucherPricesOfStays(db: Database, stayIds: readonly number[]): Promise<Record<number, readonly VoucherPrice[]>> {
  const prices: Record<number, readonly VoucherPrice[]> = Object.fromEntries(stayIds.map((id) => [id, []]));
  if (stayIds.length === 0) return prices;
  const rows = await db
    .selectFrom('single_voucher')
    .selectAll()
    .where('stay_id', 'in', [...stayIds])
    .execute();
  for (const row of rows) {
    prices[row.stay_id] = row.nights.map((nights, place) => ({
      nights,
      sellPrice: row.sell_cents[place]!,
      refPrice: row.reference_cents[place]!,
      promotion: row.promotion,
    }));
  }
  return prices;
}

function priceView({ sellPrice, refPrice, nights }: NightsPrice, priceType: DetailPrice['priceType']): DetailPrice {
  const promoPercentageRounded = stayPromo(refPrice, sellPrice);
  return { sellPrice, refPrice, promoPercentageRounded, moneySaved: moneySaved(refPrice, sellPrice), priceType, nights };
}
