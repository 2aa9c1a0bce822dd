import type { ExportField } from './export-messages.ts';

/** How a value is written. `word`: as the messages call it; `part`, `reduction`: money that is left out where it is nothing. */
export type ValueStyle = 'text' | 'day' | 'moment' | 'time' | 'money' | 'part' | 'reduction' | 'word' | 'change' | 'country' | 'language';

/**
 * A label, and the keys that lead from an entry to what stands behind it: `#` is each entry of a list, `a|b` each of the
 * keys that is there. Without a path the label is the key. Rows of its own make each value an entry inside the entry.
 */
export type Row = ExportField | readonly [label: ExportField, path: string, shown?: ValueStyle | readonly Row[]];

const CREATED_AT: Row = ['createdAt', 'createdAt', 'moment'];
const LANGUAGE: Row = ['language', 'locale', 'language'];
const COUNTRY: Row = ['country', 'country', 'country'];
const ADDRESS: readonly Row[] = ['addressLine', 'postalCode', 'city', COUNTRY];
const PERSON: readonly Row[] = [['civility', 'civility', 'word'], 'firstName', 'lastName'];
const PARTY: readonly Row[] = ['adults', 'children', 'babies'];

export const PROFILE: readonly Row[] = [
  ...PERSON,
  'email',
  ['phone', 'phoneNumber'],
  ...ADDRESS,
  LANGUAGE,
  ['erasedOn', 'erasure day', 'day'],
  ['erasureDelay', 'erasure delays #', [['kind', 'kind', 'word'], 'bookingNumber', ['until', 'until', 'day']]],
];

/** What is written on a gift, and how it gets to its recipient. */
const GIVEN: readonly Row[] = [
  ['format', 'format', 'word'],
  'quantity',
  ['fromName', 'fromName'],
  'message',
  'recipientEmail',
  ['sendAt', 'sendAt', [['day', 'day', 'day'], ['time', 'time', 'time'], 'timeZone']],
  ['shipping', 'shippingAddress', ['name', ...ADDRESS]],
  ['extras', 'extras #'],
];

const ITEM = 'shortStayItem|boxItem|giftCardItem|singleVoucherItem|activityItem';

/** `OrderItems`: the order as it was sent. */
const REQUEST: readonly Row[] = [
  ['number', `${ITEM} offerId|code|activityId`],
  ['amount', 'giftCardItem amount', 'money'],
  ['nights', 'singleVoucherItem nights'],
  ['adults', 'activityItem adults'],
  [
    'stay',
    'shortStayItem reservationCriteria',
    [
      ['number', 'offerId'],
      ['checkin', 'travelPeriod checkinDate', 'day'],
      ['checkout', 'travelPeriod checkoutDate', 'day'],
      'nights',
      ['adults', 'pax numberOfAdults'],
      ['children', 'pax numberOfChildren'],
      ['babies', 'pax numberOfBabies'],
      [
        'activity',
        'activityDaySelections #',
        [
          ['number', 'activityId'],
          ['dayOfStay', 'day'],
        ],
      ],
      ['partnerSite', 'minisiteId'],
    ],
  ],
  ['specialRequest', 'shortStayItem specialRequest'],
  ['gift', ITEM, [...GIVEN, ['fromName', 'customization fromName'], ['message', 'customization message']]],
  ['partnerSite', 'boxItem|giftCardItem|singleVoucherItem|activityItem minisiteId'],
  ['insurance', 'insuranceItem hasInsurance', 'word'],
  ['promotion', 'promotionCodeItem code'],
  ['payingGift', 'giftPaymentItems # serialNumber'],
];

/** `SoldGift`: the gift as it was sold. */
const SOLD_GIFT: readonly Row[] = [
  ['kind', 'kind', 'word'],
  ['number', 'productCode'],
  ['value', 'value', 'money'],
  'nights',
  'adults',
  ...GIVEN,
];

/** `ChangedStay`: what a booking became, or was to become. */
const CHANGE: readonly Row[] = [
  CREATED_AT,
  ['status', 'status', 'change'],
  ['number', 'stay stayId'],
  ['checkin', 'stay period checkin', 'day'],
  ['nights', 'stay period nights'],
  ['adults', 'stay party adults'],
  ['children', 'stay party children'],
  ['babies', 'stay party babies'],
  ['amount', 'stay price', 'money'],
  [
    'activity',
    'stay activityDays #',
    [
      ['number', 'activityId'],
      ['dayOfStay', 'day'],
    ],
  ],
];

/** `OrderParts`. */
const PARTS: readonly Row[] = [
  ['product', 'product', 'money'],
  ['extras', 'extras', 'part'],
  ['shipping', 'shipping', 'part'],
  ['insurance', 'insurance', 'part'],
  ['paymentFee', 'paymentFee', 'part'],
  ['promotion', 'promotion', 'reduction'],
  ['waived', 'waived', 'reduction'],
  ['paidByGifts', 'gifts', 'part'],
];

const REFUND: readonly Row[] = ['reason', ['amount', 'amountCents', 'money'], CREATED_AT];

export const ORDER: readonly Row[] = [
  'bookingNumber',
  CREATED_AT,
  ['kind', 'kind', 'word'],
  ['status', 'status', 'word'],
  ['amount', 'amountCents', 'money'],
  ['price', 'parts', PARTS],
  ['checkin', 'checkin', 'day'],
  ['checkout', 'checkout', 'day'],
  ...PARTY,
  'specialRequest',
  ['buyer', 'buyer', [...PERSON, ['email', 'email email'], ['phone', 'phoneNumber'], ...ADDRESS]],
  'email',
  LANGUAGE,
  ['gift', 'gift', SOLD_GIFT],
  ['invoice', 'invoice', ['company', 'vatNumber', ...ADDRESS, 'number', ['day', 'day', 'day']]],
  ['request', 'request', REQUEST],
  ['change', 'changes #', CHANGE],
  ['careNote', 'careNotes #', [['text', 'note'], CREATED_AT]],
  ['refund', 'careRefunds|refundTransfers #', REFUND],
];

const GIFT: readonly Row[] = [
  'code',
  ['kind', 'kind', 'word'],
  ['status', 'status', 'word'],
  ['format', 'format', 'word'],
  CREATED_AT,
  ['value', 'valueCents', 'money'],
  ['remaining', 'remainingCents', 'money'],
  ['expiresOn', 'expiresOn', 'day'],
  'fromName',
  'message',
];

export const RECEIVED_GIFT: readonly Row[] = [...GIFT, ['firstName', 'recipientName']];
export const BOUGHT_GIFT: readonly Row[] = ['bookingNumber', ...GIFT, 'recipientEmail', ['transferredAt', 'transferredAt', 'moment']];

export const WISH: readonly Row[] = [
  ['kind', 'type', 'word'],
  ['number', 'id'],
  ['addedAt', 'addedAt', 'moment'],
  'note',
  [
    'priceAlert',
    'alert',
    [
      ['checkin', 'checkin', 'day'],
      'nights',
      ...PARTY,
      ['knownPrice', 'knownPrice', 'money'],
      LANGUAGE,
      CREATED_AT,
      ['mailedAt', 'mailedAt', 'moment'],
    ],
  ],
];

export const CARD: readonly Row[] = ['brand', 'last4', ['validUntil', 'expires']];

export const PAYMENT_CUSTOMER: readonly Row[] = [['number', 'customerId'], CREATED_AT];

export const DEVICE: readonly Row[] = [
  'device',
  COUNTRY,
  CREATED_AT,
  ['lastSeenAt', 'lastSeenAt', 'moment'],
  ['signedInUntil', 'expiresAt', 'moment'],
];

export const PASSKEY: readonly Row[] = ['name', 'host', CREATED_AT, ['lastUsedAt', 'lastUsedAt', 'moment']];

export const SUBSCRIPTION: readonly Row[] = [
  'email',
  COUNTRY,
  ['language', 'language', 'language'],
  ['consent', 'consent_text'],
  ['consentedAt', 'consented_at', 'moment'],
  ['confirmedAt', 'confirmed_at', 'moment'],
  ['createdAt', 'created_at', 'moment'],
  ['changedAt', 'updated_at', 'moment'],
];

export const MESSAGE: readonly Row[] = ['reference', CREATED_AT, 'bookingNumber', ['text', 'description'], 'name', 'email', 'phone'];
