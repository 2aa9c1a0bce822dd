import type { ContentCard } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Carousel, Message, ProductCard } from '@shop/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardView } from '../../views/card-view.ts';
import { routerLink } from '../shared/router-link.tsx';
import css from './help.module.css';

/** "Too late!" and what else the hotel offers; nothing where it offers nothing (spec 1, section 2). */
export function OtherOffers({ offers }: { readonly offers: readonly ContentCard[] }) {
  const { locale, today, experiments } = useSite();
  const intl = useIntl();
  const [first] = offers;
  if (!first) return null;
  const t = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `minisites.${id}` }, values);
  return (
    <div className={css.offers}>
      <Message kind="warning" title={t('lost.tooLate')} live>
        <FormattedMessage id="minisites.lost.expired" />
      </Message>
      <Carousel
        label={t('lost.otherOffer', { hotel: first.house })}
        previousLabel={t('carousel.previous')}
        nextLabel={t('carousel.next')}
        columns={3}
      >
        {offers.map((card) => (
          <ProductCard key={card.id} {...cardView(card, { locale, today, intl, experiments })} render={routerLink} />
        ))}
      </Carousel>
    </div>
  );
}
