import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { formatStayHash, hrefFor, withMinisite, withStayFlow } from '@shop/routes';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AddedExtra, ExtraChoice } from '../../../views/stay/extras.ts';
import type { StayVisit } from '../../../views/stay/stay-visit.ts';

/** Long enough to read what happens (spec 2, section 9). */
const DELAY_MS = 500;

export interface ExtraChange {
  readonly kind: 'adding' | 'removing';
  readonly label: string;
  readonly to: string;
  readonly added?: AddedExtra;
}

/**
 * Adding and removing say so, and after half a second lead to the page of the resulting offer (spec 2, section 4). It is said
 * until that page is there, which has a body of its own: the offer before must not be bought meanwhile.
 */
export function useExtraChange(stay: StayDetail, visit: StayVisit) {
  const { locale } = useSite();
  const navigate = useNavigate();
  const [changing, setChanging] = useState<ExtraChange>();
  const { offerId: _offer, ...stored } = visit.state;
  const rest = withMinisite(`${withStayFlow('', visit.flow)}${formatStayHash(stored)}`, visit.minisite);

  useEffect(() => {
    if (!changing) return undefined;
    const later = setTimeout(() => {
      void navigate(`${changing.to}${rest}`, { state: changing.added ? { addedExtra: changing.added } : null });
    }, DELAY_MS);
    return () => clearTimeout(later);
  }, [changing, navigate, rest]);

  const own = stay.uri ?? hrefFor('stay', locale, { id: stay.id, slug: stay.slug });
  return {
    changing,
    add: ({ label, uri, lines }: ExtraChoice) => {
      const name = lines.map(({ title }) => title).join(', ') || label;
      setChanging({ kind: 'adding', label: name, to: uri, added: { label: name, baseUri: own } });
    },
    stop: () => setChanging(undefined),
    remove: ({ label, baseUri }: AddedExtra) => setChanging({ kind: 'removing', label, to: baseUri }),
  };
}
