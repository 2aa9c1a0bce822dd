import { defaultColours, MARK, MARK_SIZE } from '@shop/design-system/brand';
import sharp from 'sharp';

/** What a mail is coloured with, by the roles of the brand. */
export interface MailColours {
  readonly page: string;
  readonly surface: string;
  readonly text: string;
  readonly quiet: string;
  readonly brand: string;
  readonly link: string;
  readonly action: string;
  readonly onAction: string;
  readonly hairline: string;
}

const { action, brand, link, text } = defaultColours;
const onAction = defaultColours['text-on-action'];

export const LIGHT: MailColours = {
  page: defaultColours['surface-quiet'],
  surface: defaultColours.surface,
  text,
  quiet: defaultColours['text-quiet'],
  brand,
  link,
  action,
  onAction,
  hairline: defaultColours.hairline,
};

/** Where the reader's device is dark: the brand's deep colours carry its pale ones. */
export const DARK: MailColours = {
  page: text,
  surface: defaultColours['brand-hover'],
  text: defaultColours['surface-quiet'],
  quiet: defaultColours['brand-surface'],
  brand: defaultColours.surface,
  link: defaultColours.highlight,
  action,
  onAction,
  hairline: defaultColours['text-quiet'],
};

/** Mail programs draw no SVG: the mark of the brand as PNG, sharp on a phone. */
export function markPng(): Promise<Buffer> {
  drawn ??= sharp(Buffer.from(markSvg()), { density: 72 * 3 })
    .resize(MARK_SIZE * 3)
    .png()
    .toBuffer();
  return drawn;
}

let drawn: Promise<Buffer> | undefined;

function markSvg(): string {
  const shapes = MARK.map(({ role, path }) => `<path fill="${defaultColours[role]}" d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}" width="${MARK_SIZE}" height="${MARK_SIZE}">${shapes}</svg>`;
}
