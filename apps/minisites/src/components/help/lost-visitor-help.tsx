import { otherOffersQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Container, Section, useHydrated } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { hotelIdIn } from '../../views/expired-offer.ts';
import { HomeSearch } from '../home/home-search.tsx';
import { ArticleRow } from './article-row.tsx';
import css from './help.module.css';
import { OtherOffers } from './other-offers.tsx';

/** Another offer of the hotel that was meant, the search, and something to read (spec 1, section 2). */
export function LostVisitorHelp() {
  const intl = useIntl();
  return (
    <OfferFirst>
      <Section title={intl.formatMessage({ id: 'minisites.lost.search' })}>
        <div className={css.search}>
          <HomeSearch />
        </div>
      </Section>
      <ArticleRow />
    </OfferFirst>
  );
}

/**
 * Which hotel was meant stands in the hash, which only the browser knows: a page with a hash shows its help once it is known
 * what comes first. The rest is passed in as it is, so that the search, which is not hydrated yet, is not drawn again.
 */
function OfferFirst({ children }: { readonly children: ReactNode }) {
  const { locale } = useSite();
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const hotelId = isHydrated ? hotelIdIn(hash) : undefined;
  const { data: offers, isPending } = useQuery({ ...otherOffersQuery({ hotelId: hotelId ?? '', locale }), enabled: hotelId !== undefined });
  const isKnown = isHydrated && !(hotelId && isPending);
  return (
    <Container className={css.help} data-known={isKnown || undefined}>
      {hotelId && <OtherOffers offers={offers ?? []} />}
      {children}
    </Container>
  );
}
