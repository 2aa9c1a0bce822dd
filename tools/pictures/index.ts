export { drawScene } from './draw-scene.ts';
export { pictureFacts, type PictureFacts } from './picture-facts.ts';
export { TIMES, type Time } from './stage/light.ts';
export { parsePictureId, UnknownPicture, type PictureId } from './picture-id.ts';
export { parsePictureSize, PICTURE_SIZES, type PictureSize } from './picture-size.ts';
export { renderOpenGraphPicture, renderPicture } from './render-picture.ts';
export { PICTURE_KINDS, type PictureKind } from './scenes/kinds.ts';
