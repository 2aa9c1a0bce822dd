import { isWithdrawn, type RemindedGift, type ReminderDays } from '@shop/domain';
import { clockOf, isLocale, pointOfSaleOf } from '@shop/i18n';
import type { Locale } from '@shop/contracts';
import { sql } from 'kysely';
import { bookingDay } from '../../availability/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';

type Db = Pick<Database, 'selectFrom'>;

/** A gift with what its reminders depend on. */
export type GiftOfHolder = Voucher & {
  readonly holderEmail: string | null;
  /** The language that it was given on in; that of its order otherwise. */
  readonly givenOnIn: string | null;
  /** Where its recipient is, as its buyer said. */
  readonly timeZone: string | null;
  readonly isSent: boolean;
  readonly heldSince: Date;
  /** The provider's words for what the customer's bank says of its payment. */
  readonly disputes: readonly string[];
  readonly isBlocked: boolean;
  readonly reminded: readonly number[];
};

/** Mailed or given on, it is in the hands of whom it reached; else its buyer has it, or has given it by hand. An address that an account has left is its new one. */
const HOLDER = sql<string | null>`case
  when gift_voucher.transferred_at is not null or gift_voucher.delivery_id is not null
    then coalesce(recipient.email, gift_voucher.recipient_email)
  when purchase.status = 'paid' then purchase.email end`;

const LAST_HANDED_OVER = sql<Date | null>`(select max(at) from gift_event where gift_event.code = gift_voucher.code
  and gift_event.kind in ('transferred', 'holderCorrected'))`;

/** Of a gift that was given on: the language that this was done in. */
export const GIVEN_ON_IN = sql<string | null>`(select detail->>'locale' from gift_event where gift_event.code = gift_voucher.code
  and gift_event.kind in ('transferred', 'holderCorrected') order by id desc limit 1)`;

/** The address that it is with does not exist: nobody has corrected it since. */
const HAS_BOUNCED = sql<boolean>`exists (select from gift_event bounce where bounce.code = gift_voucher.code and bounce.kind = 'bounced'
  and not exists (select from gift_event later where later.id > bounce.id and (
    (later.code = gift_voucher.code and later.kind in ('transferred', 'holderCorrected'))
    or (later.order_uuid = gift_voucher.order_uuid and later.kind = 'addressCorrected' and gift_voucher.delivery_id is not null))))`;

/** Its mail, its parcel, or nothing was to leave. */
const IS_SENT = sql<boolean>`coalesce(gift_delivery.state = 'sent', true) and not (gift_voucher.format = 'physical'
  and exists (select from parcel where parcel.purchase_uuid = gift_voucher.order_uuid and parcel.state = 'toPack'))`;

const PARCEL_SENT = sql<Date | null>`(select max(sent_at) from parcel where gift_voucher.format = 'physical' and parcel.purchase_uuid = gift_voucher.order_uuid)`;

/** Gifts with their holders. */
export function giftsOfHolders(db: Db) {
  return db
    .selectFrom('gift_voucher')
    .leftJoin('purchase', 'purchase.uuid', 'gift_voucher.order_uuid')
    .leftJoin('gift_delivery', 'gift_delivery.id', 'gift_voucher.delivery_id')
    .leftJoin('account as recipient', 'recipient.id', 'gift_voucher.recipient_account_id')
    .selectAll('gift_voucher')
    .select([
      HOLDER.as('holderEmail'),
      'gift_delivery.time_zone as timeZone',
      sql<boolean>`${IS_SENT} and not ${HAS_BOUNCED}`.as('isSent'),
      sql<Date>`greatest(coalesce(gift_delivery.sent_at, ${PARCEL_SENT}, purchase.paid_at, gift_voucher.created_at), ${LAST_HANDED_OVER})`.as(
        'heldSince',
      ),
      GIVEN_ON_IN.as('givenOnIn'),
      sql<string[]>`array(select payment_dispute.status from payment_dispute join payment_intent on payment_intent.id = intent_id
        where payment_intent.purchase_uuid = gift_voucher.order_uuid)`.as('disputes'),
      sql<boolean>`exists (select from account where account.email = lower(${HOLDER}) and blocked_at is not null)`.as('isBlocked'),
      sql<number[]>`array(select days from gift_reminder where gift_reminder.code = gift_voucher.code
        and gift_reminder.expires_on = gift_voucher.expires_on)`.as('reminded'),
    ]);
}

/** What the rule of reminders asks of a gift; days are those of its point of sale. */
export function remindedGift(gift: GiftOfHolder): RemindedGift {
  return {
    ...{ status: gift.status, expiresOn: gift.expires_on, remaining: gift.remaining_cents },
    heldSince: gift.isSent ? bookingDay(localeOfSale(gift), gift.heldSince).today : undefined,
    isHeldBack: gift.isBlocked || gift.disputes.some(isWithdrawn),
    reminded: gift.reminded as readonly ReminderDays[],
  };
}

/** The one that it was sold in, whose point of sale counts its days. */
export function localeOfSale({ locale }: Pick<GiftOfHolder, 'locale'>): Locale {
  return isLocale(locale) ? locale : 'fr_FR';
}

/** What its holder reads. */
export function localeOfHolder({ givenOnIn, ...gift }: Pick<GiftOfHolder, 'locale' | 'givenOnIn'>): Locale {
  return givenOnIn && isLocale(givenOnIn) ? givenOnIn : localeOfSale(gift);
}

/** Where its holder is; the point of sale of their language where nobody has said. */
export function timeZoneOfHolder(gift: Pick<GiftOfHolder, 'locale' | 'givenOnIn' | 'timeZone'>, now: Date): string {
  return gift.timeZone ?? clockOf(pointOfSaleOf(localeOfHolder(gift)), now).timeZone;
}
