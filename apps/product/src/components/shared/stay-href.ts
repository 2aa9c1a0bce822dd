import type { LocalDate, Locale } from '@shop/contracts';
import type { Party } from '@shop/domain';
import { formatStayTwin, hrefFor } from '@shop/routes';

/** Back to a stay, with its dates and party. */
export function stayHref(
  stay: { id: string; slug: string },
  choice: Party & { checkin: LocalDate; checkout: LocalDate },
  locale: Locale,
): string {
  const { checkin, checkout, adults, children, babies } = choice;
  return `${hrefFor('stay', locale, { id: stay.id, slug: stay.slug })}${formatStayTwin({ checkin, checkout, adults, children, babies })}`;
}
