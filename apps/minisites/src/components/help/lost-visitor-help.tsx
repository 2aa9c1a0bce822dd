import { Container, Section } from '@shop/design-system';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { hotelIdIn } from '../../views/expired-offer.ts';
import { HomeSearch } from '../home/home-search.tsx';
import { ArticleRow } from './article-row.tsx';
import { OtherOffers } from './other-offers.tsx';
import css from './help.module.css';

/** Another offer of the hotel that was meant, the search, and something to read (spec 1, section 2). */
export function LostVisitorHelp() {
  const intl = useIntl();
  const hotelId = hotelIdIn(useLocation().hash);
  return (
    <Container className={css.help}>
      {hotelId && <OtherOffers hotelId={hotelId} />}
      <Section title={intl.formatMessage({ id: 'minisites.lost.search' })}>
        <div className={css.search}>
          <HomeSearch />
        </div>
      </Section>
      <ArticleRow />
    </Container>
  );
}
