import { PICTURE_KINDS, type PictureKind } from './scenes/kinds.ts';

/** Which picture: `sea-1832` is the kind `sea` with the seed 1832. */
export interface PictureId {
  kind: PictureKind;
  /** 0 to 9,999,999. */
  seed: number;
}

/** There is no such picture: a malformed id, an unknown kind, size or format. The server answers 404. */
export class UnknownPicture extends Error {
  override name = 'UnknownPicture';
}

/** @throws {UnknownPicture} unless the id is a known kind, a hyphen and one to seven digits. */
export function parsePictureId(id: string): PictureId {
  const match = /^([a-z]{1,20})-(\d{1,7})$/.exec(id);
  if (!match)
    throw new UnknownPicture(`"${id.slice(0, 40)}" is not a picture's id: a kind, a hyphen and 1 to 7 digits are expected, as in sea-1832`);
  const kind = PICTURE_KINDS.find((known) => known === match[1]);
  if (!kind) throw new UnknownPicture(`There is no kind of picture "${match[1]}"; the kinds are ${PICTURE_KINDS.join(', ')}`);
  return { kind, seed: Number(match[2]) };
}
