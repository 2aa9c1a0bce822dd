import Type from 'typebox';
import { LOCALES } from '../site.ts';
import { BookingView } from './booking.ts';
import { RichText } from './content/rich-text.ts';
import { GiftDelivery } from './gift-delivery.ts';
import { SoldVoucher } from './order.ts';
import { GiftExtensionOffer } from './voucher.ts';
import { WishlistItem } from './wishlist.ts';

const Email = Type.String({ format: 'email', minLength: 3, maxLength: 254 });
const Locale = Type.Enum([...LOCALES], { description: 'locale of the mail' });
/** Long enough for every password that is accepted; the rule itself is `checkPassword`. */
const Password = Type.String({ maxLength: 400 });
/** From a mail, after the `#` of its link. */
const MailToken = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });
const Name = Type.String({ minLength: 1, maxLength: 60 });
const GuestWishlist = Type.Optional(
  Type.Array(WishlistItem, { maxItems: 200, description: 'what the guest kept; merged into the customer’s list' }),
);

/** `POST {frontGateway}/account/registrations`: answered alike whether the address is known or not. */
export const RegistrationBody = Type.Object({
  email: Email,
  password: Password,
  firstName: Name,
  lastName: Name,
  locale: Locale,
});
export type RegistrationBody = Type.Static<typeof RegistrationBody>;

/** `POST {frontGateway}/orders/{uuid}/account`: name and address are those of the order. */
export const OrderRegistrationBody = Type.Object({ password: Password });
export type OrderRegistrationBody = Type.Static<typeof OrderRegistrationBody>;

/** `POST {frontGateway}/account/registrations/confirm`: only who has both the mail and the password opens the account. */
export const RegistrationConfirmBody = Type.Object({ token: MailToken, password: Password, wishlist: GuestWishlist });
export type RegistrationConfirmBody = Type.Static<typeof RegistrationConfirmBody>;

/** `POST {frontGateway}/account/sessions`. */
export const SignInBody = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Password,
  wishlist: GuestWishlist,
});
export type SignInBody = Type.Static<typeof SignInBody>;

/** `POST {frontGateway}/account/password-resets`: answered alike whether the address is known or not. */
export const PasswordResetBody = Type.Object({ email: Email, locale: Locale });
export type PasswordResetBody = Type.Static<typeof PasswordResetBody>;
/** `POST {frontGateway}/account/sign-in-links/complete`: a reader of the account's mailbox signs in, once. */
export const SignInLinkBody = Type.Object({ token: MailToken, wishlist: GuestWishlist });
export type SignInLinkBody = Type.Static<typeof SignInLinkBody>;
export const NewPasswordBody = Type.Object({ token: MailToken, password: Password });
export type NewPasswordBody = Type.Static<typeof NewPasswordBody>;
export const PasswordChangeBody = Type.Object({ current: Password, password: Password });
export type PasswordChangeBody = Type.Static<typeof PasswordChangeBody>;

/** `POST {frontGateway}/account/email-changes`: the new address counts once the mail of the old one, and then its own, was answered. */
export const EmailChangeBody = Type.Object({ email: Email, password: Password });
export type EmailChangeBody = Type.Static<typeof EmailChangeBody>;
export const MailTokenBody = Type.Object({ token: MailToken });
export type MailTokenBody = Type.Static<typeof MailTokenBody>;

/** What was asked for goes on by mail. */
export const MailSentAnswer = Type.Object({ status: Type.Literal('CHECK_YOUR_MAIL') });
export type MailSentAnswer = Type.Static<typeof MailSentAnswer>;

/** An erasure that was asked for. */
export const Erasure = Type.Object({
  day: Type.String({ description: 'yyyy-MM-dd: erased on that day, unless the account is kept before' }),
  delays: Type.Array(
    Type.Object({
      kind: Type.Enum(['trip', 'instalment', 'gift', 'order']),
      bookingNumber: Type.String(),
      until: Type.Optional(Type.String({ description: 'yyyy-MM-dd: the last day on which it is open; absent where none is known' })),
    }),
    { description: 'what is still open on that day: the erasure waits until it is over' },
  ),
});
export type Erasure = Type.Static<typeof Erasure>;

export const Profile = Type.Object({
  accountId: Type.String(),
  email: Type.String(),
  civility: Type.Union([Type.Enum(['MR', 'MRS']), Type.Null()]),
  firstName: Type.String(),
  lastName: Type.String(),
  phoneNumber: Type.Union([Type.String(), Type.Null()], { description: 'E.164' }),
  addressLine: Type.Union([Type.String(), Type.Null()]),
  postalCode: Type.Union([Type.String(), Type.Null()]),
  city: Type.Union([Type.String(), Type.Null()]),
  country: Type.Union([Type.String(), Type.Null()]),
  locale: Type.String(),
  version: Type.Optional(Type.String({ description: 'which state of the profile this is' })),
  erasure: Type.Optional(Erasure),
});
export type Profile = Type.Static<typeof Profile>;

const orNone = (text: Parameters<typeof Type.String>[0]) => Type.Optional(Type.Union([Type.String(text), Type.Null()]));

/** `PATCH {frontGateway}/account/profile`: what is named changes, `null` empties it; the address changes by mail. */
export const ProfileBody = Type.Object(
  {
    civility: Type.Optional(Type.Union([Type.Enum(['MR', 'MRS']), Type.Null()])),
    firstName: Type.Optional(Name),
    lastName: Type.Optional(Name),
    phoneNumber: orNone({ pattern: '^\\+[1-9]\\d{6,14}$', description: 'E.164' }),
    addressLine: orNone({ maxLength: 200 }),
    postalCode: orNone({ maxLength: 20 }),
    city: orNone({ maxLength: 100 }),
    country: orNone({ pattern: '^[A-Z]{2}$' }),
    locale: Type.Optional(Type.Enum([...LOCALES])),
    version: Type.Optional(
      Type.String({ maxLength: 64, description: 'the state that was read: 409 `PROFILE_CHANGED` where it is another by now' }),
    ),
  },
  { additionalProperties: false },
);
export type ProfileBody = Type.Static<typeof ProfileBody>;

/** `GET {frontGateway}/account/session`: who asks (spec 2, section 6). A browser may hold several roles at once. */
export const WhoAmI = Type.Object({
  role: Type.Enum(['visitor', 'customer'], { description: 'customer: signed in to an account' }),
  account: Type.Optional(Type.Object({ id: Type.String(), firstName: Type.String() })),
  giftRecipient: Type.Boolean(),
  customerCare: Type.Optional(Type.Object({ email: Type.String() })),
});
export type WhoAmI = Type.Static<typeof WhoAmI>;

export const SessionView = Type.Object({
  id: Type.String(),
  device: Type.String({ description: 'browser and system, e.g. `Firefox, Windows`' }),
  country: Type.Optional(
    Type.String({ description: 'ISO 3166-1 alpha-2 that its internet address is used in; absent where nobody knows' }),
  ),
  createdAt: Type.String({ description: 'of the sign-in, ISO 8601' }),
  lastSeenAt: Type.String(),
  expiresAt: Type.String(),
  current: Type.Boolean(),
});
export const SessionsAnswer = Type.Object({ sessions: Type.Array(SessionView) });
export type SessionsAnswer = Type.Static<typeof SessionsAnswer>;

/** `GET`, `PUT {frontGateway}/account/newsletter`: whether the account's address gets it, and the words that one agrees to with it. */
export const NewsletterChoice = Type.Object({
  subscribed: Type.Boolean(),
  /** In the locale asked for; kept as plain text with the subscription. */
  consent: RichText,
});
export type NewsletterChoice = Type.Static<typeof NewsletterChoice>;
export const NewsletterChoiceBody = Type.Object({ subscribed: Type.Boolean() });
export type NewsletterChoiceBody = Type.Static<typeof NewsletterChoiceBody>;

export const Trip = Type.Object({
  orderUUID: Type.String(),
  bookingNumber: Type.String(),
  status: Type.String({ description: 'pending, paid, failed, cancelled' }),
  moment: Type.Enum(['upcoming', 'current', 'past']),
  label: Type.String(),
  imageUrl: Type.String(),
  uri: Type.String({ description: 'of the stay, without the locale prefix' }),
  hotelLabel: Type.String(),
  locationLabel: Type.String(),
  checkin: Type.String(),
  checkout: Type.String(),
  nights: Type.Integer(),
  adult: Type.Integer(),
  child: Type.Integer(),
  baby: Type.Integer(),
  amount: Type.Integer({ description: 'cents' }),
  due: Type.Integer({ description: 'cents of it that are still to be paid' }),
});
export type Trip = Type.Static<typeof Trip>;

/** `GET {frontGateway}/account/trips/{uuid}`: the trip, the booking behind it, and where it leads. */
export const TripDetail = Type.Object({
  ...Trip.properties,
  booking: BookingView,
  email: Type.String({ description: 'address that the calls of booking management know the booking by' }),
  hotel: Type.Object({
    address: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
    arrivalFrom: Type.String({ description: 'HH:mm' }),
    departureUntil: Type.String({ description: 'HH:mm' }),
    telephone: Type.Optional(Type.String({ description: 'of the house, as it is dialled from abroad' })),
    writtenTelephone: Type.Optional(Type.String({ description: 'the same as it is read in the country of the locale' })),
  }),
});
export type TripDetail = Type.Static<typeof TripDetail>;

/**
 * `POST {frontGateway}/account/trips`: an order that was bought without the account joins it; at once where its address is the
 * account's, else once a reader of its mailbox has followed the link that is mailed there.
 */
export const JoinedOrderBody = Type.Object({
  bookingNumber: Type.String({ pattern: '^\\d{8}$' }),
  email: Type.String({ format: 'email', maxLength: 254, description: 'the address of the booking' }),
});
export type JoinedOrderBody = Type.Static<typeof JoinedOrderBody>;
export const JoinedOrder = Type.Object({ orderUUID: Type.String(), kind: Type.Enum(['stay', 'gift']) });
export type JoinedOrder = Type.Static<typeof JoinedOrder>;
/** `GET {frontGateway}/account/trips`: the next arrival first, then what is past, newest first. */
export const TripsAnswer = Type.Object({ trips: Type.Array(Trip) });
export type TripsAnswer = Type.Static<typeof TripsAnswer>;

const GiftStateView = Type.Enum(['active', 'used', 'expired', 'cancelled']);
const SoldGiftStateView = Type.Enum(['active', 'used', 'expired', 'cancelled', 'transferred']);

export const BoughtGift = Type.Object({
  orderUUID: Type.String(),
  bookingNumber: Type.String(),
  status: Type.Enum(['paid', 'cancelled']),
  email: Type.String({ description: 'address that the calls of booking management know the order by' }),
  label: Type.String(),
  imageUrl: Type.String(),
  boughtOn: Type.String({ description: 'yyyy-MM-dd at the point of sale' }),
  amount: Type.Integer({ description: 'cents that the card paid' }),
  vouchers: Type.Array(Type.Object({ ...SoldVoucher.properties, state: SoldGiftStateView, extension: Type.Optional(GiftExtensionOffer) })),
  deliveries: Type.Optional(Type.Array(GiftDelivery, { description: 'mails that bring it to its recipient' })),
});
export type BoughtGift = Type.Static<typeof BoughtGift>;

export const ReceivedGift = Type.Object({
  code: Type.String(),
  kind: SoldVoucher.properties.kind,
  label: Type.Optional(Type.String({ description: 'none of a voucher that was sold elsewhere' })),
  fromName: Type.Optional(Type.String()),
  remaining: Type.Integer({ description: 'cents' }),
  expiresOn: Type.String(),
  state: GiftStateView,
  usedAt: SoldVoucher.properties.usedAt,
  extension: Type.Optional(GiftExtensionOffer),
  isTransferable: Type.Optional(Type.Boolean({ description: 'its holder can give it to somebody else today' })),
});
export type ReceivedGift = Type.Static<typeof ReceivedGift>;

/** `GET {frontGateway}/account/gifts`: what the account has bought, the newest first, and what was sent to its address, the first to expire first. */
export const GiftsAnswer = Type.Object({ bought: Type.Array(BoughtGift), received: Type.Array(ReceivedGift) });
export type GiftsAnswer = Type.Static<typeof GiftsAnswer>;

/** `POST {frontGateway}/account/erasure`: the password says it is meant. */
export const ErasureBody = Type.Object({ password: Password });
export type ErasureBody = Type.Static<typeof ErasureBody>;
