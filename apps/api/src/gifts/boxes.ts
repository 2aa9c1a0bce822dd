import type { BoxCard, BoxDetail, Locale } from '@shop/contracts';
import { boxPromo, codeInFormat, endOfShownPromotion } from '@shop/domain';
import type { Selectable } from 'kysely';
import type { SearchMessages } from '../search/index.ts';
import { imageAlts, text } from '../availability/cards/index.ts';
import { readPictureAlts, type PictureAlts } from '../media/index.ts';
import type { BoxTable } from '../platform/database/index.ts';
import { cached, type Source } from './gift-cache.ts';

export type Box = Selectable<BoxTable>;

export interface SoldBox extends Box {
  readonly alts: PictureAlts;
}

/** Sizes in which boxes are shown, in pixels (spec 1, section 3; spec 2, section 3). */
const SIZES = ['120_80', '640_360', '750_360', '960_540', '1920_595', '1920_880'] as const;

/** Every box, also one that is no longer sold: its recipient chooses a stay as before. In the order of the list, by its code. */
export const givenBoxes = cached(async (db): Promise<ReadonlyMap<string, SoldBox>> => {
  const rows = await db.selectFrom('box').selectAll().orderBy('position').orderBy('code').execute();
  const alts = await readPictureAlts(
    db,
    rows.flatMap(({ images }) => images),
  );
  return new Map(rows.map((box) => [box.code, { ...box, alts }]));
});

/** Every box that is sold. */
export async function soldBoxes(source: Source): Promise<ReadonlyMap<string, SoldBox>> {
  return new Map([...(await givenBoxes(source))].filter(([, { published }]) => published));
}

export interface BoxView {
  readonly locale: Locale;
  readonly words: SearchMessages;
}

/** A box as lists show it (spec 2, section 3). */
export function boxCard(box: Box, { locale, words }: BoxView): BoxCard {
  const promo = boxPromo(box.reference_cents, box.sell_cents);
  return {
    code: box.code,
    title: text(box.title, locale),
    includedContent: text(box.included_content, locale),
    format: box.format,
    nights: box.nights,
    rating: Number(box.rating),
    images: { mainBySize: imageBySize(box.images[0]!) },
    price: { sellPrice: box.sell_cents, referencePrice: box.reference_cents, promo, ...endOfShownPromotion(box.promotion, promo) },
    searchCriteria: { subthemas: box.themes.map((id) => ({ id, label: words('themes', id) })) },
  };
}

interface BoxFacts {
  readonly boxes: ReadonlyMap<string, Box>;
  /** Codes of printed boxes that nothing is left of. */
  readonly soldOut: ReadonlySet<string>;
  /** Whether a stay can be chosen with it today. */
  readonly isGiftable: boolean;
}

/** A box with all that its page shows (spec 1, section 3). */
export function boxDetail({ boxes, soldOut, isGiftable }: BoxFacts, box: SoldBox, view: BoxView): BoxDetail {
  const otherFormatCode = codeInFormat(box.code, box.format === 'digital' ? 'physical' : 'digital');
  return {
    ...boxCard(box, view),
    description: text(box.description, view.locale),
    value: box.value_cents,
    referencePrice: box.reference_cents,
    adults: box.adults,
    searchCriteriaProperties: {
      subthemas: box.themes,
      nights: box.nights,
      adults: box.adults,
      selectivePublicationAffiliateId: box.affiliate_id,
    },
    ...(boxes.has(otherFormatCode) && { otherFormatCode }),
    ...(!isGiftable && { isGiftable }),
    ...(soldOut.has(codeInFormat(box.code, 'physical')) && { physicalSoldOut: true }),
    mainImageBySize: imageBySize(box.images[0]!),
    imagesBySize: Object.fromEntries(SIZES.map((size) => [size, box.images.map((id) => address(id, size))])),
    imageAlts: imageAlts(box.images, box.alts, view.locale),
  };
}

function imageBySize(id: string): Record<string, string> {
  return Object.fromEntries(SIZES.map((size) => [size, address(id, size)]));
}

const address = (id: string, size: string): string => `/images/${id}/${size}.webp`;
