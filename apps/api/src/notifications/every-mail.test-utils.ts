import type { Locale, PartnerMessage } from '@shop/contracts';
import type { AccountMailName } from '../accounts/mail/account-mail-messages.ts';
import { accountLetter } from '../accounts/mail/account-letter.ts';
import { aPrintedStay } from '../documents/printing/a-printed-stay.test-utils.ts';
import type { OrderDetails } from '../documents/order-details.ts';
import { partnerMail } from '../partners/channels/mail-channel.ts';
import { wishMail, type StayNews } from '../accounts/wishes/wish-mail.ts';
import { subscriptionMail } from '../support/newsletter/newsletter-mail.ts';
import { changeFailedMail } from './change-failed-mail.ts';
import { orderFailedMail } from './order-failed-mail.ts';
import { careMail } from '../mail/care-mail.ts';
import { cancellationMail, changeMail, confirmationMail, unpaidCancellationMail } from './confirmation.ts';
import type { Mail } from '../mail/mail.ts';
import { instalmentMail, owedNotice } from './instalment-mail.ts';
import { giftBouncedMail, giftCodesMail, giftExtendedMail, type MailedGift } from './gifts/gift-mails.ts';
import { giftAddressChangedMail } from './gifts/address-changed-mail.ts';
import { giftExchangedMail } from './gifts/exchange-mail.ts';
import { giftReminderMail } from './gifts/reminder-mail.ts';
import { giftTransferBouncedMail } from './gifts/transfer-bounced-mail.ts';
import { giftGivenAwayMail, giftTransferredMail } from './gifts/transfer-mails.ts';
import { parcelMail } from './parcel-mail.ts';
import { voucherMail } from './voucher-mail.ts';

/** Belgium has a host of its own. */
export const HOMES = { fr_BE: 'https://shop.be/fr', nl_BE: 'https://shop.be/nl' };
export const SENDER = { shopName: 'Escale', publicOrigin: 'https://shop.example', preferencesKey: 'key', homes: HOMES };
const CARE = { sender: SENDER, contactAddress: 'care@shop.example' };
const NUMBER = '12345678';
const MARIE = { firstName: 'Marie', lastName: 'Durand', email: 'marie.durand@example.com' };

/** A JPEG that nobody looks at, for mails that show a picture. */
const PICTURE = Buffer.from([0xff, 0xd8, 0xff]);

/** Every kind of mail that the shop writes, in a language; `picture` shows in those about an order. */
export function everyMail(locale: Locale, picture: Buffer = PICTURE): Readonly<Record<string, Mail>> {
  const stay = { ...withActivity(aPrintedStay(NUMBER)), locale, picture };
  const deferred = { ...stay, schedule: [instalment('planned')], money: NOTHING };
  const unpaid = { ...deferred, schedule: [{ ...instalment('failed'), nextCharge: '2030-06-13' }] };
  const cancelled = { ...ended(stay), money: { ...stay.money, cardBack: 19_200 } };
  const box = aGift(stay, { kind: 'BOX', name: 'Spa & bulles' });
  const card = aGift(stay, { kind: 'GIFTCARD', name: 'Carte cadeau' });
  const activity = { ...aGift(stay, { kind: 'DIGITAL_ACTIVITY_ONLY', name: 'Kayak' }), centres: [CENTRE] };
  const parcel = { ...box, gift: { ...box.gift!, format: 'physical' as const, shippingAddress: ADDRESS } };
  const newsletter = (isConfirmed: boolean) =>
    subscriptionMail({ locale, email: MARIE.email, isConfirmed, paths: { confirm: '/confirm', unsubscribe: '/unsubscribe' } }, SENDER);
  const wishes = (...stays: readonly StayNews[]) => wishMail({ locale, to: MARIE, stays, endPath: '/unsubscribe' }, SENDER);
  const partner = (message: object) =>
    partnerMail({ ...DELIVERY, ...message } as PartnerMessage, {
      ...{ locale, sender: SENDER },
      ...{ name: 'Les Cygnes', address: 'desk@hotel.example', url: 'https://shop.example/partner-answer' },
    });
  const mails: Record<string, Mail | undefined> = {
    confirmation: confirmationMail(stay, SENDER),
    'confirmation of a deferred order': confirmationMail(deferred, SENDER),
    'confirmation of gifts': confirmationMail(box, SENDER),
    'confirmation of a printed gift': confirmationMail(parcel, SENDER),
    'voucher of a box': voucherMail(box, SENDER),
    'voucher of a gift card': voucherMail(card, SENDER),
    'voucher of an activity': voucherMail(activity, SENDER),
    change: changeMail({ ...stay, order: { ...stay.order, refunded_cents: 4_000 }, money: { ...stay.money, cardBack: 4_000 } }, SENDER, {
      back: 4_000,
    }),
    'failed order': orderFailedMail({ ...stay, order: { ...stay.order, status: 'failed', failure: 'SOLD_OUT' } }, SENDER, { paid: 12_000 }),
    'failed change': changeFailedMail(stay, SENDER, { reason: 'SOLD_OUT', supplement: 12_000 }),
    cancellation: cancellationMail(cancelled, SENDER),
    'cancellation of a disputed stay': cancellationMail({ ...cancelled, money: { ...stay.money, disputedBack: 19_200 } }, SENDER),
    'cancellation of a deferred order': cancellationMail({ ...ended(deferred, 0), schedule: [instalment('cancelled')] }, SENDER),
    'cancellation of gifts': cancellationMail({ ...ended(box), money: { ...box.money, cardBack: 19_200 } }, SENDER),
    'cancellation for want of payment': unpaidCancellationMail({ ...ended(deferred, 0), schedule: [instalment('cancelled')] }, SENDER),
    'reminder of an instalment': instalmentMail('reminder', deferred, 1, SENDER),
    'paid instalment': instalmentMail('paid', { ...deferred, schedule: [instalment('paid')] }, 1, SENDER),
    'declined instalment': instalmentMail('failed', unpaid, 1, SENDER),
    'owed instalment': instalmentMail('owed', unpaid, 1, SENDER),
    parcel: parcelMail(parcel, { carrier: 'Post', tracking: 'XX123' }, SENDER),
    'extended gift to its recipient': giftExtendedMail({ gift: HELD, locale, to: { role: 'recipient', address: MARIE.email } }, SENDER),
    'extended gift to its buyer': giftExtendedMail({ gift: HELD, locale, to: { role: 'buyer', address: MARIE.email } }, SENDER),
    'reminder of a gift to its recipient': giftReminderMail({ ...REMINDED, locale, isBuyer: false, extendableUntil: '2032-09-01' }, SENDER),
    'reminder of a gift to its buyer': giftReminderMail({ ...REMINDED, gift: HELD, locale, isBuyer: true }, SENDER),
    'gift to its new holder': giftTransferredMail({ ...GIVEN_ON, locale, from: 'Luc', message: 'Pour toi' }, SENDER),
    'gift to its new holder, from nobody who is named': giftTransferredMail(
      { ...GIVEN_ON, locale, from: undefined, message: undefined },
      SENDER,
    ),
    'gift that was given on to its former holder': giftGivenAwayMail(
      { name: HELD.name, locale, newHolder: 'Nadia', address: MARIE.email },
      SENDER,
    ),
    'gift that was given on and came back': giftTransferBouncedMail(
      { name: HELD.name, locale, typed: 'nadia@exmaple.com', order: '12345678', address: MARIE.email },
      SENDER,
    ),
    'exchanged gift to its holder': giftExchangedMail({ ...EXCHANGED, locale }, SENDER),
    'codes of gifts': giftCodesMail({ gifts: [HELD, LATE], locale, address: MARIE.email }, SENDER),
    'gift that came back': giftBouncedMail({ ...box, deliveries: [BOUNCED] }, SENDER),
    'gift whose address was changed': giftAddressChangedMail({ ...box, deliveries: [BOUNCED] }, SENDER),
    ...accountMails(locale),
    'newsletter to confirm': newsletter(false),
    'newsletter that is read already': newsletter(true),
    'favourite that costs less': wishes(CHEAPER),
    'favourite that is sold out': wishes(SOLD_OUT),
    'news of several favourites': wishes(CHEAPER, SOLD_OUT),
    'booking to a hotel': partner({ type: 'booked', stay: DELIVERED }),
    'change to a hotel': partner({
      type: 'changed',
      stay: DELIVERED,
      before: { stay: { ...DELIVERED, checkin: '2030-06-15' } },
      reminder: true,
    }),
    'cancellation to a hotel': partner({ type: 'cancelled', stay: DELIVERED }),
    'voucher to a centre': partner({ type: 'booked', voucher: VOUCHER, guest: undefined }),
    'parcel to the warehouse': partner({ type: 'booked', parcel: PARCEL, guest: undefined }),
    'notice to customer care': owedNotice(unpaid, 1, CARE),
    'message to customer care': careMail({ subject: '[FR] Change', intro: 'Une nuit\nde plus ?', facts: [['Reference', 'R-1']] }, CARE),
  };
  return mails as Record<string, Mail>;
}

/** Every mail of an account, as the other mails here are called. */
export const ACCOUNT_MAILS: Readonly<Record<AccountMailName, string>> = {
  registration: 'registration',
  alreadyRegistered: 'address that is registered already',
  passwordReset: 'password reset',
  passwordChanged: 'changed password',
  signInLink: 'link to sign in',
  newDevice: 'sign-in on a new device',
  emailApproval: 'change of address to approve',
  emailChange: 'change of address',
  emailChanged: 'changed address',
  joinOrder: 'booking that an account wants',
  passkeyAdded: 'new passkey',
  passkeyRemoved: 'removed passkey',
  passkeyStepOff: 'sign-in without a passkey',
  passkeyStepEnding: 'sign-in that will need no passkey',
  erasureAsked: 'account that will be erased',
};

function accountMails(locale: Locale): Record<string, Mail> {
  const letter = (name: AccountMailName) => accountLetter({ name, locale, to: MARIE, url: 'https://shop.example/signin#token' }, SENDER);
  return Object.fromEntries(Object.entries(ACCOUNT_MAILS).map(([name, kind]) => [kind, letter(name as AccountMailName)]));
}

const HELD: MailedGift = { name: 'Spa & bulles', code: '7K3M-2RVX-QD4T', remaining: 14_900, expiresOn: '2032-06-01' };
const REMINDED = {
  gift: { name: HELD.name, code: HELD.code, expiresOn: HELD.expiresOn },
  ...{ address: MARIE.email, extendableUntil: undefined, endPath: '/gateway/gift-reminders/unsubscribe/1' },
};
const EXCHANGED = { gift: HELD, was: 'Golf à deux', address: MARIE.email, isAttached: true };
const GIVEN_ON = { gift: HELD, to: { firstName: 'Nadia', address: 'nadia@example.com' }, isAttached: true };
const LATE: MailedGift = { name: 'Kayak', code: '8K3M-2RVX-QD4T', expiresOn: '2030-05-01', extendableUntil: '2030-08-01' };
const BOUNCED = { id: '1', state: 'bounced', recipientEmail: 'zoe@example.com' } as const;
const NOTHING = { card: 0, gifts: 0, cardBack: 0, giftsBack: 0 };
const ADDRESS = { name: 'Marie Durand', addressLine: '1 rue du Lac', postalCode: '74000', city: 'Annecy', country: 'FR' };
const CENTRE = { name: 'Lac & Pagaie', address: '2 quai du Lac, 74000 Annecy', telephone: '+33199008001', hours: '9:30-18:30' };

const instalment = (status: OrderDetails['schedule'][number]['status']) => ({ number: 1, day: '2030-06-10', amount: 24_000, status });

function withActivity(printed: OrderDetails): OrderDetails {
  const programme = [...printed.stay!.programme, 'Kayak (17/06/2030)'];
  return { ...printed, stay: { ...printed.stay!, programme } };
}

function ended(printed: OrderDetails, refunded_cents = 19_200): OrderDetails {
  return { ...printed, order: { ...printed.order, status: 'cancelled', refunded_cents } };
}

function aGift(printed: OrderDetails, { kind, name }: { kind: 'BOX' | 'GIFTCARD' | 'DIGITAL_ACTIVITY_ONLY'; name: string }): OrderDetails {
  const facts = { productCode: '1', affiliateId: null, value: 14_900, nights: null, adults: 2, quantity: 1, label: {}, image: 'lake-1' };
  const from = { fromName: 'Paul', message: 'Bon anniversaire !', recipientEmail: 'zoe@example.com', shippingAddress: null };
  const voucher = { code: '7K3M-2RVX-QD4T', kind, format: 'digital', label: name, value: 14_900, expiresOn: '2032-06-01' } as const;
  return {
    ...printed,
    order: { ...printed.order, kind: 'gift' },
    stay: undefined,
    gift: { kind, name, ...facts, ...from, format: 'digital', extras: [] },
    vouchers: [voucher],
  };
}

const TWO = { adults: 2, children: 0, babies: 0 };
const CHEAPER: StayNews = {
  ...{ label: 'Deux nuits au bord du lac', path: '/produit/sejour/101', party: TWO },
  news: { kind: 'cheaper', before: 20_000, now: 18_000 },
  period: { checkin: '2030-06-16', nights: 2 },
};
const SOLD_OUT: StayNews = {
  ...{ label: 'Une nuit au spa', path: '/produit/sejour/102', party: { ...TWO, children: 1, babies: 1 } },
  news: { kind: 'soldOut' },
};
const DELIVERED: PartnerMessage['stay'] = {
  hotel: { id: 1, name: 'Les Cygnes' },
  ...{ id: 101, name: 'Deux nuits au bord du lac' },
  room: { id: 11, name: 'Chambre double', count: 1 },
  ...{ checkin: '2030-06-16', checkout: '2030-06-18', nights: 2, adults: 2, children: 1, babies: 0 },
  includes: [{ kind: 'breakfast', name: 'Petit déjeuner' }],
  specialRequest: 'Une chambre calme',
};
const VOUCHER: PartnerMessage['voucher'] = {
  centre: 1,
  name: 'Kayak',
  activities: ['Kayak'],
  adults: 2,
  count: 1,
  validUntil: '2032-06-01',
};
const PARCEL: PartnerMessage['parcel'] = {
  id: '00000000-0000-4000-8000-000000000001',
  address: ADDRESS,
  items: [{ name: 'Spa & bulles', quantity: 1 }],
  extras: [],
};
const DELIVERY: Omit<PartnerMessage, 'type'> = {
  id: '00000000-0000-4000-8000-000000000002',
  sequence: 1,
  occurredAt: '2030-06-01T10:00:00Z',
  bookingNumber: NUMBER,
  guest: { firstName: 'Marie', lastName: 'Durand', phone: '+33612345678', language: 'fr' },
};
