import { track, type TrackedItem } from '@shop/analytics';
import { boxesBlockQuery } from '@shop/api-client';
import type { BoxesBlockAnswer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Grid, Message, ProductCard, Section } from '@shop/design-system';
import { formatMoney, formatScore } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { routerLink } from '../shared/router-link.tsx';
import { usePromotionSeen } from '../shared/use-promotion-seen.ts';
import type { BlockOf } from './content-blocks.tsx';
import { SeeAll } from './see-all.tsx';

/** The boxes that content recommends; a failure is told only to those who look for it (spec 2, section 8). */
export function BestBoxes({ block }: { readonly block: BlockOf<'BestBoxes'> }) {
  const { locale, toggles } = useSite();
  const { data, error } = useQuery(boxesBlockQuery({ locale }));
  const hasBoxes = Boolean(data?.results.length) && toggles?.boxes !== false;
  usePromotionSeen(hasBoxes ? block.id : undefined, block.campaign);
  useBoxesSeen(block.id, hasBoxes ? data?.results : undefined);
  if (error && toggles?.showErrors)
    return (
      <Message kind="error">
        <FormattedMessage id="minisites.boxes.error" values={{ message: error instanceof Error ? error.message : String(error) }} />
      </Message>
    );
  if (!data || !hasBoxes) return null;
  return (
    <Section title={data.title} intro={data.subtitle} action={<SeeAll url={data.buttonURL} label={data.buttonLabel} of={data.title} />}>
      <Grid as="ul" role="list" columns={data.results.length % 4 === 0 ? 4 : 3} phone="row">
        {data.results.map((box) => (
          <li key={box.id}>
            <BoxCard list={block.id} box={box} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

type Box = BoxesBlockAnswer['results'][number];

const trackedBox = ({ sku, title, price, promoPrice, position, campaign }: Box): TrackedItem => ({
  id: sku,
  name: title,
  price: promoPrice ?? price,
  index: position - 1,
  campaign,
});

function useBoxesSeen(list: string, boxes: readonly Box[] | undefined): void {
  useEffect(() => {
    if (boxes?.length) track({ event: 'view_item_list', list, items: boxes.map(trackedBox) });
  }, [list, boxes]);
}

function BoxCard({ list, box }: { readonly list: string; readonly box: Box }) {
  const { locale } = useSite();
  const intl = useIntl();
  const score = box.rating > 0 ? formatScore(box.rating, locale) : undefined;
  const onClick = () => track({ event: 'select_item', list, item: trackedBox(box) });
  const [first = '', ...others] = box.includedContent.split('\n').filter(Boolean);
  return (
    <ProductCard
      kind="gift"
      imageUrl={box.image}
      alt=""
      imageSizes="(min-width: 80rem) 18rem, (min-width: 40rem) 45vw, 78vw"
      place={intl.formatMessage({ id: 'minisites.boxes.kind' })}
      title={box.title}
      inside={[first, ...others].slice(0, 3)}
      href={hrefFor('box', locale, { code: box.sku })}
      render={(link) => routerLink({ ...link, onClick })}
      price={formatMoney(box.promoPrice ?? box.price, locale)}
      refLabel={intl.formatMessage({ id: 'minisites.card.was' })}
      note={intl.formatMessage({ id: 'minisites.card.party' }, { people: 2 })}
      {...(box.promoPrice !== undefined && {
        refPrice: formatMoney(box.price, locale),
        promo: intl.formatMessage({ id: 'minisites.card.promo' }, { percent: box.discount }),
      })}
      score={score === undefined ? undefined : { value: score, label: intl.formatMessage({ id: 'minisites.boxes.score' }, { score }) }}
    />
  );
}
