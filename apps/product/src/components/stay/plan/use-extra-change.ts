import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { useHydrated } from '@shop/design-system';
import { formatStayHash, hrefFor, withMinisite, withStayFlow } from '@shop/routes';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AddedExtra, ExtraChoice } from '../../../views/stay/extras.ts';
import type { StayVisit } from '../../../views/stay/stay-visit.ts';
import { withoutPayment } from '../../../views/stay/without-payment.ts';

/** Long enough to read what happens (spec 2, section 9). */
const DELAY_MS = 500;

export interface ExtraChange {
  readonly kind: 'adding' | 'removing';
  readonly label: string;
  readonly to: string;
  /** Those that the resulting offer holds, in the order in which they were added. */
  readonly addedExtras: readonly AddedExtra[];
}

/**
 * Adding and removing say so, and after half a second lead to the page of the resulting offer (spec 2, section 4). It is said
 * until that page is there, which has a body of its own: the offer before must not be bought meanwhile. Extras are removed in
 * the opposite order: each knows only the offer that it was added to.
 */
export function useExtraChange(stay: StayDetail, visit: StayVisit) {
  const { locale } = useSite();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { addedExtras?: readonly AddedExtra[] } | null };
  // The server knows no history: what it holds is drawn once its HTML is taken over.
  const addedExtras = (useHydrated() && state?.addedExtras) || [];
  const [changing, setChanging] = useState<ExtraChange>();
  const { offerId: _offer, ...stored } = withoutPayment(visit.state);
  const rest = withMinisite(`${withStayFlow('', visit.flow)}${formatStayHash(stored)}`, visit.minisite);

  useEffect(() => {
    if (!changing) return undefined;
    const later = setTimeout(() => {
      void navigate(`${changing.to}${rest}`, { state: { addedExtras: changing.addedExtras } });
    }, DELAY_MS);
    return () => clearTimeout(later);
  }, [changing, navigate, rest]);

  const own = stay.uri ?? hrefFor('stay', locale, { id: stay.id, slug: stay.slug });
  return {
    changing,
    addedExtras,
    add: ({ label, uri, lines }: ExtraChoice) => {
      const name = lines.map(({ title }) => title).join(', ') || label;
      setChanging({ kind: 'adding', label: name, to: uri, addedExtras: [...addedExtras, { label: name, baseUri: own }] });
    },
    stop: () => setChanging(undefined),
    removeLast: () => {
      const last = addedExtras.at(-1);
      if (last) setChanging({ kind: 'removing', label: last.label, to: last.baseUri, addedExtras: addedExtras.slice(0, -1) });
    },
  };
}
