export const FAVICON = '/assets/favicon.svg';

/** Whose page this is, where no code draws the header: its mark and its name. */
export function shopMark(shop: string, mark: string = FAVICON): string {
  return `<img src="${mark}" alt="" width="40" height="40">${shop}`;
}
