import type { OfferCard } from '@shop/contracts';

/** A card's neighbours in a grid of three: the one before it and those in the row above. */
const NEIGHBOURS = 4;
/** What shows the thing that is sold stands first among a stay's pictures; its room and its surroundings follow. */
const LEADING = 2;
const FOLDER = '/images/';

/**
 * Lets each card lead with a scene of another kind than its neighbours in the list, as far as its first two pictures allow.
 * The order of the cards and the set of pictures stay.
 */
export function varyPictures<Card extends Pick<OfferCard, 'imageUrl' | 'images'>>(cards: readonly Card[]): Card[] {
  const kinds: string[] = [];
  return cards.map((card) => {
    const around = kinds.slice(-NEIGHBOURS);
    const lead = card.images.slice(0, LEADING).find((image) => !around.includes(kindOf(image))) ?? card.imageUrl;
    kinds.push(kindOf(lead));
    return { ...card, imageUrl: lead, images: [lead, ...card.images.filter((image) => image !== lead)] };
  });
}

/** `/images/sea-1832/640_360.webp` -> `sea`. */
function kindOf(image: string): string {
  const end = image.indexOf('-', FOLDER.length);
  return image.startsWith(FOLDER) && end > 0 ? image.slice(FOLDER.length, end) : image;
}
