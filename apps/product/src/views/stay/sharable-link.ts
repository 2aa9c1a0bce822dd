import type { LocalDate } from '@shop/contracts';

/** The stay's address on the public site, with the arrival where one is chosen; `cb` says that customer care sent it (ACC-017). */
export function sharableLink(publicOrigin: string, path: string, checkin: LocalDate | undefined): string {
  const query = new URLSearchParams({ ...(checkin && { checkin }), cb: '1' });
  return `${publicOrigin}${path}?${query.toString()}`;
}
