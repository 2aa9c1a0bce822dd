import { offersQuery } from '@shop/api-client';
import type { OfferCard, TopSearchResultsBlock } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Grid, ProductCard, Section, VisuallyHidden } from '@shop/design-system';
import { resultsHref } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { offerView } from '../views/offer-view.ts';
import { blockQuestion, blockSearch } from '../views/top-search.ts';
import { routerLink } from './router-link.tsx';
import css from './top-search.module.css';

export interface TopSearchProps {
  readonly block: TopSearchResultsBlock;
}

/** A block of stays that answer a search of the content; nothing on an error or without a stay (spec 2, section 8). */
export function TopSearch({ block }: TopSearchProps) {
  const { locale } = useSite();
  const { data } = useQuery(offersQuery(blockQuestion(block, locale)));
  if (!data?.exactMatch.length) return null;
  const seeAll = (
    <Link to={resultsHref(locale, blockSearch(block))} className={css.all}>
      <FormattedMessage id="minisites.home.seeAll" />
      <VisuallyHidden>: {block.title}</VisuallyHidden>
    </Link>
  );
  return (
    <Section title={block.title} action={seeAll}>
      <Grid as="ul" role="list" columns={data.exactMatch.length % 4 === 0 ? 4 : 3} phone="row">
        {data.exactMatch.map((offer) => (
          <li key={offer.id}>
            <Offer offer={offer} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function Offer({ offer }: { readonly offer: OfferCard }) {
  const { locale } = useSite();
  const intl = useIntl();
  return (
    <ProductCard
      {...offerView(offer, locale, intl)}
      imageUrl={offer.imageUrl}
      alt=""
      imageSizes="(min-width: 80rem) 18rem, (min-width: 40rem) 45vw, 78vw"
      href={offer.uri}
      render={routerLink}
      refLabel={intl.formatMessage({ id: 'minisites.card.was' })}
      note={intl.formatMessage({ id: 'minisites.card.party' })}
    />
  );
}
