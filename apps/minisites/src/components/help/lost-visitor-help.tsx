import { otherOffersQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Container, Section } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
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
  const { locale } = useSite();
  const hotelId = hotelIdIn(useLocation().hash);
  const { data: offers, isPending } = useQuery({ ...otherOffersQuery({ hotelId: hotelId ?? '', locale }), enabled: hotelId !== undefined });
  if (hotelId && isPending) return null;
  return (
    <Container className={css.help}>
      <OtherOffers offers={offers ?? []} />
      <Section title={intl.formatMessage({ id: 'minisites.lost.search' })}>
        <div className={css.search}>
          <HomeSearch wakes="at once" />
        </div>
      </Section>
      <ArticleRow />
    </Container>
  );
}
