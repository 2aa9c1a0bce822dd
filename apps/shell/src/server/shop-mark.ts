/** Whose page this is, where no code draws the header: its mark and its name. */
export function shopMark(shop: string): string {
  return `<img src="/assets/favicon.svg" alt="" width="40" height="40">${shop}`;
}
