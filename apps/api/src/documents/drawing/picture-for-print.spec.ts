import { GIFT_CARD_PICTURE } from '@shop/domain';
import { pictureIdOf } from './picture-for-print.ts';
import type { OrderDetails } from '../order-details.ts';

const gift = (kind: string, image?: string) => ({ stay: undefined, gift: { kind, image } }) as unknown as OrderDetails;

test('documents and mails show what was bought; a gift card looks like a gift too', () => {
  expect(pictureIdOf(gift('BOX', 'gift-1'))).toBe('gift-1');
  expect(pictureIdOf(gift('GIFTCARD'))).toBe(GIFT_CARD_PICTURE);
  expect(pictureIdOf({ stay: { image: 'lake-1' } as OrderDetails['stay'], gift: undefined })).toBe('lake-1');
});
