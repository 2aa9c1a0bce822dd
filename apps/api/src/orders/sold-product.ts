import type { GiftRecipient, GiftSendTime } from '@shop/contracts';
import { GIFT_CARD_PICTURE, type DrawnLook, type Party, type SoldPolicy } from '@shop/domain';
import type { StayPeriod } from '../availability/index.ts';
import type { VoucherKind } from '../platform/database/index.ts';

/** A stay as it was sold; everything that stock and cancellation need later. */
export interface SoldStay {
  readonly stayId: number;
  readonly hotelId: number;
  readonly roomId: number;
  readonly rooms: number;
  readonly period: StayPeriod;
  readonly party: Party;
  readonly cancellation: SoldPolicy;
}

/** A gift as it was sold; one voucher a piece is written once it is paid. */
export interface SoldGift {
  readonly kind: VoucherKind;
  readonly productCode: string | null;
  readonly affiliateId: string | null;
  /** Cents that one voucher is worth. */
  readonly value: number;
  readonly nights: number | null;
  readonly adults: number;
  readonly format: 'digital' | 'physical';
  readonly quantity: number;
  /** Name in every language, and the picture. */
  readonly label: unknown;
  readonly image: string | undefined;
  readonly fromName: string | null;
  readonly message: string | null;
  /** What its document and its mail show instead of the picture of what is given. */
  readonly look?: DrawnLook | undefined;
  readonly recipientEmail: string | null;
  /** One for each piece, where they go to several; `recipientEmail` is the first. */
  readonly recipients?: readonly GiftRecipient[] | undefined;
  /** Of the one whose mail is written. */
  readonly recipientName?: string | null | undefined;
  /** When its mail leaves, as the buyer has chosen it; at once without. */
  readonly sendAt?: GiftSendTime | undefined;
  readonly shippingAddress: unknown;
  readonly extras: readonly string[];
}

/** Name of a gift card in every language. */
export const GIFT_CARD_LABEL = { fr: 'Carte cadeau', es: 'Tarjeta regalo', nl: 'Cadeaukaart', it: 'Carta regalo', en: 'Gift card' };

/** What a gift is shown by: a gift card has no picture of its own. */
export function giftPicture({ kind, image }: Pick<SoldGift, 'kind' | 'image'>): string | undefined {
  return image ?? (kind === 'GIFTCARD' ? GIFT_CARD_PICTURE : undefined);
}

/** What is bought, and its price in cents before reductions. */
export type SoldProduct = {
  readonly price: number;
  readonly extras: number;
  readonly shipping: number;
  /** Promotion codes may count for some of them only. */
  readonly themes: readonly string[];
} & (
  | { readonly kind: 'stay'; readonly stay: SoldStay; readonly activitiesWithoutDay: readonly string[] }
  | { readonly kind: 'gift'; readonly gift: SoldGift }
);
