/** What pictures show, for those who choose them and draw none. */
export type { View } from './nature/view.ts';
export { factsOf, pictureFacts, viewOf, type PictureFacts } from './picture-facts.ts';
export { PICTURE_KINDS, type PictureKind } from './scenes/kinds.ts';
export type { Time } from './stage/light.ts';
