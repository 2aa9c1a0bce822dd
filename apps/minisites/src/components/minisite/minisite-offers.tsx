import { contentStaysQuery } from '@shop/api-client';
import type { Minisite } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { EmptyState, Section } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { resultsHref, withMinisite } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { blockSearch, cheapestRequested, namesPoint, offersRequested } from '../../views/top-search.ts';
import { CardRow } from '../blocks/card-row.tsx';
import { SeeAll } from '../blocks/see-all.tsx';

/** The stays that fit the partner's criteria, and what the cheapest of them costs now. Who books one of them is the partner's customer. */
export function MinisiteOffers({ minisiteId, offers }: Pick<Minisite, 'minisiteId' | 'offers'>) {
  const { locale } = useSite();
  const intl = useIntl();
  const { data } = useQuery(contentStaysQuery(offersRequested(offers, locale)));
  const { data: [cheapest] = [] } = useQuery(contentStaysQuery(cheapestRequested(offers, locale)));
  const { title } = offers;
  const intro = cheapest && intl.formatMessage({ id: 'minisites.minisite.from' }, { price: formatMoney(cheapest.sellPrice, locale) });
  return (
    <Section
      title={title}
      intro={intro}
      action={<SeeAll url={resultsHref(locale, { ...blockSearch(offers), minisite: minisiteId })} of={title} />}
    >
      {data?.length ? (
        <CardRow
          list="minisite"
          cards={data.map((card) => ({ ...card, uri: withMinisite(card.uri, minisiteId) }))}
          withoutDistance={!namesPoint(offers)}
        />
      ) : (
        <EmptyState headingLevel={3} title={intl.formatMessage({ id: 'minisites.minisite.none' })} />
      )}
    </Section>
  );
}
