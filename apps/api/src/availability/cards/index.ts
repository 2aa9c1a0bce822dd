/** The card of a stay: its words, pictures and labels in a language. */
export { autoDiscountOf, campaignsOf } from './auto-discount.ts';
export type { Campaign } from './auto-discount.ts';
export { cardsJson } from './card-json.ts';
export { labelsOf, readLabels } from './labels.ts';
export type { Labels } from './labels.ts';
export { offerCard } from './offer-card.ts';
export type { CardView } from './offer-card.ts';
export { imageAlts, imagesBySize, metaImage, pictureUrl, pictureUrls } from './pictures-of.ts';
export { staticCard } from './static-card.ts';
export { varyPictures } from './vary-pictures.ts';
export { allWordings, slugIn, text, texts, worded } from './wording.ts';
