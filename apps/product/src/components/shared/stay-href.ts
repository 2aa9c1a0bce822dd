import type { LocalDate, Locale } from '@shop/contracts';
import type { Party } from '@shop/domain';
import { formatStayMirror, hrefFor, withMinisite } from '@shop/routes';

/** Back to a stay, with its dates and party, and the partner's site that the visitor came from. */
export function stayHref(
  stay: { id: string; slug: string },
  choice: Party & { checkin: LocalDate; checkout: LocalDate; minisite?: number },
  locale: Locale,
): string {
  const { checkin, checkout, adults, children, babies, minisite } = choice;
  const href = `${hrefFor('stay', locale, { id: stay.id, slug: stay.slug })}${formatStayMirror({ checkin, checkout, adults, children, babies })}`;
  return withMinisite(href, minisite);
}
