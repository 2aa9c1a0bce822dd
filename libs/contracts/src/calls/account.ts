import Type from 'typebox';
import { LOCALES } from '../site.ts';
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
export const NewPasswordBody = Type.Object({ token: MailToken, password: Password });
export type NewPasswordBody = Type.Static<typeof NewPasswordBody>;
export const PasswordChangeBody = Type.Object({ current: Password, password: Password });
export type PasswordChangeBody = Type.Static<typeof PasswordChangeBody>;

/** `POST {frontGateway}/account/email-changes`: the new address counts once its mail was answered. */
export const EmailChangeBody = Type.Object({ email: Email, password: Password });
export type EmailChangeBody = Type.Static<typeof EmailChangeBody>;
export const MailTokenBody = Type.Object({ token: MailToken });
export type MailTokenBody = Type.Static<typeof MailTokenBody>;

/** What was asked for goes on by mail. */
export const MailSentAnswer = Type.Object({ status: Type.Literal('CHECK_YOUR_MAIL') });
export type MailSentAnswer = Type.Static<typeof MailSentAnswer>;

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
  createdAt: Type.String(),
  lastSeenAt: Type.String(),
  expiresAt: Type.String(),
  current: Type.Boolean(),
});
export const SessionsAnswer = Type.Object({ sessions: Type.Array(SessionView) });
export type SessionsAnswer = Type.Static<typeof SessionsAnswer>;

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
});
export type Trip = Type.Static<typeof Trip>;
/** `GET {frontGateway}/account/trips`: the next arrival first, then what is past, newest first. */
export const TripsAnswer = Type.Object({ trips: Type.Array(Trip) });
export type TripsAnswer = Type.Static<typeof TripsAnswer>;

/** `POST {frontGateway}/account/erasure`: the password says it is meant. */
export const ErasureBody = Type.Object({ password: Password });
export type ErasureBody = Type.Static<typeof ErasureBody>;

/** `GET {frontGateway}/account/export`: all that is kept of a customer. */
export const PersonalData = Type.Object({
  exportedAt: Type.String(),
  profile: Profile,
  sessions: Type.Array(SessionView),
  wishlist: Type.Array(Type.Object({ ...WishlistItem.properties, addedAt: Type.String() })),
  orders: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  newsletter: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  messages: Type.Array(Type.Record(Type.String(), Type.Unknown())),
});
export type PersonalData = Type.Static<typeof PersonalData>;

/** `POST {frontGateway}/beneficiary/sessions`: a gift recipient signs in with the voucher's code. */
export const BeneficiaryBody = Type.Object({ code: Type.String({ minLength: 4, maxLength: 40 }) });
export type BeneficiaryBody = Type.Static<typeof BeneficiaryBody>;
export const BeneficiaryView = Type.Object({
  code: Type.String(),
  kind: Type.String({ description: 'BOX, SINGLEVOUCHER, GIFTCARD, DIGITAL_ACTIVITY_ONLY' }),
  productCode: Type.Union([Type.String(), Type.Null()]),
  status: Type.String(),
  remaining: Type.Integer({ description: 'cents' }),
  nights: Type.Union([Type.Integer(), Type.Null()]),
  adult: Type.Integer(),
  expiresOn: Type.String(),
});
export type BeneficiaryView = Type.Static<typeof BeneficiaryView>;

/** `POST {frontGateway}/customer-care/sessions`: a Google id token, as Google's button hands it over. */
export const CustomerCareBody = Type.Object({ credential: Type.String({ minLength: 20, maxLength: 4096 }) });
export type CustomerCareBody = Type.Static<typeof CustomerCareBody>;
export const CustomerCareView = Type.Object({ email: Type.String() });
export type CustomerCareView = Type.Static<typeof CustomerCareView>;
/** `GET {frontGateway}/customer-care/sign-in`: what the login page needs. */
export const CustomerCareSignIn = Type.Object({
  clientId: Type.String(),
  provider: Type.Enum(['google', 'local'], { description: 'local: the stand-in of demonstrations and tests' }),
});
export type CustomerCareSignIn = Type.Static<typeof CustomerCareSignIn>;
/** `POST {frontGateway}/customer-care/local/tokens`: the stand-in signs in whoever it is told to. */
export const LocalTokenBody = Type.Object({ email: Email });
export type LocalTokenBody = Type.Static<typeof LocalTokenBody>;
export const LocalTokenAnswer = Type.Object({ credential: Type.String() });
