import { type Locale, MAX_NIGHTS, type ProgrammeLine, type Upsell } from '@shop/contracts';
import { addedBy, type Comparable } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import { fromPrice, ownOffer, type StayIndex, staysOfHotel } from '../availability/index.ts';
import { imagesBySize, slugIn, text } from '../availability/cards/index.ts';
import { offerIfBookable } from './quote.ts';
import type { VoucherPrice } from './detail-price.ts';
import type { StayParams } from './found-stay.ts';
import { programmeOf } from './programme.ts';
import type { OffersOfHouse } from './rows/house-rows.ts';

/** Lengths whose difference is told, from the shortest on. */
const LENGTHS = 4;

/** What the guests may add: stays of the same house that hold all of this one and more, and cost more (spec 2, section 3; API-044). */
export function upsellsOf(index: StayIndex, { house, stay }: { house: OffersOfHouse; stay: number }, wish: StayParams): Upsell[] {
  const others = staysOfHotel(index, index.stays.hotel[stay]!).filter((other) => other !== stay);
  const held = heldBy(index, house, wish.locale);
  const own = held.get(stay);
  const vouchersOf = (one: number) => house.vouchers[index.stays.id[one]!] ?? [];
  const upsells: Upsell[] = [];
  for (const other of others) {
    const more = held.get(other);
    const programLines = own && more ? addedBy(own, more) : [];
    const differences = differencesPerLos(index, { stay, other }, wish);
    const priceDifference = differences[0]?.difference;
    if (programLines.length === 0 || priceDifference === undefined || priceDifference <= 0) continue;
    upsells.push({
      ...wordsOf(index, other, wish.locale),
      priceDifference,
      priceDifferencePerLos: Object.fromEntries(differences.map(({ nights, difference }) => [String(nights), difference])),
      programLines: programLines.map(({ id, kind, title, icon }) => ({ id, kind, title, icon })),
      singleVoucherProducts: voucherProducts(index, other, { own: vouchersOf(stay), others: vouchersOf(other) }),
    });
  }
  return upsells.sort((a, b) => a.priceDifference - b.priceDifference || Number(a.id) - Number(b.id));
}

function wordsOf({ stays }: StayIndex, stay: number, locale: Locale): Pick<Upsell, 'id' | 'label' | 'imagesBySize' | 'uri'> {
  const card = stays.cards[stay]!;
  const id = String(stays.id[stay]!);
  return {
    id,
    label: text(card.label, locale),
    imagesBySize: imagesBySize(card.images),
    uri: hrefFor('stay', locale, { id, slug: slugIn(card, locale) }),
  };
}

/** The rooms and programmes of a house's stays, by their numbers in the index. */
function heldBy(index: StayIndex, { rooms, stays }: OffersOfHouse, locale: Locale): Map<number, Comparable<ProgrammeLine>> {
  const held = new Map<number, Comparable<ProgrammeLine>>();
  for (const { id, programme, room_id } of stays) {
    const number = index.stays.byId.get(id);
    const room = rooms.find((row) => row.id === room_id);
    if (number === undefined || !room) continue;
    const { size, capacity } = room;
    const lines = programmeOf(programme, locale).filter(({ kind }) => kind !== 'room');
    held.set(number, { room: { id: String(room_id), size, capacity }, lines });
  }
  return held;
}

interface Difference {
  readonly nights: number;
  readonly difference: number;
}

/** What the other stay costs more, in cents, for each length in which both can be had; the asked length first. */
function differencesPerLos(index: StayIndex, { stay, other }: { stay: number; other: number }, wish: StayParams): Difference[] {
  const shortest = Math.max(index.stays.nights[stay]!, index.stays.nights[other]!);
  const requested = wish.period?.nights ?? shortest;
  const lengths = new Set([requested, ...Array.from({ length: LENGTHS }, (_, more) => shortest + more)]);
  const found = [...lengths].flatMap((nights) => {
    const [own, more] = [stay, other].map((one) => (nights <= MAX_NIGHTS ? priceOf(index, one, { nights, wish }) : undefined));
    return own === undefined || more === undefined ? [] : [{ nights, difference: more - own }];
  });
  return found[0]?.nights === requested ? found : [];
}

function priceOf(index: StayIndex, stay: number, { nights, wish }: { nights: number; wish: StayParams }): number | undefined {
  if (!wish.period) return fromPrice(index, stay, nights, wish.party)?.sellPrice;
  return offerIfBookable(index, ownOffer(index, stay), { ...wish, period: { ...wish.period, nights } })?.priceInfo.sellPrice;
}

/** The other stay as a gift, by nights, beside the gift at hand. */
function voucherProducts(
  { stays }: StayIndex,
  stay: number,
  { own, others }: { own: readonly VoucherPrice[]; others: readonly VoucherPrice[] },
): Upsell['singleVoucherProducts'] {
  return others.flatMap(({ nights, sellPrice }) => {
    const atHand = own.find((price) => price.nights === nights);
    return atHand ? [{ id: String(stays.id[stay]!), nights, sellPrice, priceDifference: sellPrice - atHand.sellPrice }] : [];
  });
}
