import type { Locale } from '@shop/contracts';
import type { GiftKind } from '@shop/domain';
import type { OrderDetails } from '../order-details.ts';
import { aPrintedStay } from './a-printed-stay.test-utils.ts';

export const CENTRE = {
  name: 'Lac & Pagaie',
  address: '2 quai du Lac, 74000 Annecy',
  telephone: '+33199008001',
  hours: '9:30-18:30',
};
const FACTS = { productCode: '1', affiliateId: null, nights: null, adults: 2, quantity: 1, label: {}, image: 'lake-1', extras: [] };

/** A paid gift of one voucher with a message of its giver, as it is read for printing. */
export function aPrintedGift(kind: GiftKind, locale: Locale): OrderDetails {
  const printed = aPrintedStay('12345678');
  const words = { fromName: 'Paul', message: 'Joyeux anniversaire', recipientEmail: null, shippingAddress: null };
  return {
    ...printed,
    locale,
    stay: undefined,
    gift: { kind, name: 'Kayak', value: 14_900, format: 'digital', ...FACTS, ...words },
    vouchers: [{ code: '7K3M-2RVX-QD4T', kind, format: 'digital', label: 'Kayak', value: 14_900, expiresOn: '2032-06-01' }],
    centres: kind === 'DIGITAL_ACTIVITY_ONLY' ? [CENTRE] : [],
  };
}

/** The smallest picture (JPEG). */
export const ONE_PIXEL = Buffer.from(
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAABAAEBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z',
  'base64',
);
