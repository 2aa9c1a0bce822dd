import type { AvailabilityDay, BeneficiaryView, Cents, LocalDate } from '@shop/contracts';
import { addDays, priceAfterGift } from '@shop/domain';

/** The gift of this browser where it can pay for the stay that is shown. */
export interface PayingGift {
  /** What is left of it, cents. */
  readonly value: Cents;
  /** How long the stay is that it was given for; null where it leaves that open. */
  readonly nights: number | null;
}

export function payingGift(gift: BeneficiaryView | null | undefined): PayingGift | undefined {
  return gift?.paysStay ? { value: gift.remaining, nights: gift.nights } : undefined;
}

/** A stay of so many nights, and what a gift pays of it. */
export interface GiftedNights {
  readonly value: Cents;
  readonly nights: number;
}

/** What is left to pay for a stay that begins on a day: 0 where the gift covers it, undefined where a night has no price. */
export function leftToPay(
  arrival: LocalDate,
  availability: Readonly<Record<LocalDate, AvailabilityDay | null>>,
  { value, nights }: GiftedNights,
): Cents | undefined {
  const amounts = Array.from({ length: nights }, (_, night) => availability[addDays(arrival, night)]?.amount);
  if (amounts.some((amount) => amount === undefined)) return undefined;
  return priceAfterGift(
    amounts.reduce<Cents>((sum, amount = 0) => sum + amount, 0),
    value,
  );
}
