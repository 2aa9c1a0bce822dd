import type { OfferCard } from '@shop/contracts';
import { varyPictures } from './vary-pictures.ts';

const card = (...scenes: string[]) => {
  const images = scenes.map((scene) => `/images/${scene}/640_360.webp`);
  return { imageUrl: images[0], images } as OfferCard;
};
const leads = (cards: readonly OfferCard[]) => varyPictures(cards).map(({ imageUrl }) => /images\/([a-z]+)/.exec(imageUrl)?.[1]);

test('neighbours in a list lead with scenes of different kinds where their pictures allow', () => {
  expect(leads([card('sea-1', 'room-2'), card('sea-3', 'spa-4'), card('sea-5', 'kayak-6', 'table-7')])).toEqual(['sea', 'spa', 'kayak']);
});

test('a card does not lead with its room or its surroundings because a neighbour shows the same thing', () => {
  expect(leads([card('sea-1'), card('sea-2', 'sea-3', 'room-4', 'castle-5')])).toEqual(['sea', 'sea']);
});

test('a card without another kind keeps its own first picture', () => {
  expect(leads([card('sea-1'), card('sea-2')])).toEqual(['sea', 'sea']);
});

test('no picture is lost when another one leads', () => {
  const [, second] = varyPictures([card('sea-1'), card('sea-2', 'spa-3')]);
  expect(second?.images).toEqual(['/images/spa-3/640_360.webp', '/images/sea-2/640_360.webp']);
});
