import { priceTiersQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Card, FactList, Message, Price, SelectField, Skeleton } from '@shop/design-system';
import { stayPromo } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { giftTier } from '../../../views/stay/gift-tier.ts';
import { PromotionTerms } from '../../price/promotion-terms.tsx';
import { routeLink } from '../../shared/route-link.tsx';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { priceNote, priceProps } from '../../shared/stay-labels.ts';
import css from './gift-plan.module.css';

const NOBODY = { children: 0, babies: 0 };

/** The stay as a present: its length, its price, and the way to make it ready. No dates: who receives it chooses them. */
export function GiftPlan({ stay, visit }: StayPartProps) {
  const { locale } = useSite();
  const t = useMessages();
  const { data, isPending, isError } = useQuery(priceTiersQuery({ id: stay.id, locale }));
  const { giftAdult = 2, giftNights } = visit.state;
  const tier = giftTier(data?.priceList ?? [], giftNights);
  const promo = tier ? stayPromo(tier.refPrice, tier.sellPrice) : 0;
  return (
    <Card look="raised" padding="large" as="section" aria-label={t('stay.gift.panel')} className={css.panel}>
      {isPending && <Skeleton shape="block" />}
      {isError && <Message kind="error">{t('product.failed')}</Message>}
      {data && !tier && <Message kind="warning">{t('stay.gift.notGiftable')}</Message>}
      {tier && (
        <>
          <div>
            <Price
              {...priceProps({ sellPrice: tier.sellPrice, promo, ...(promo > 0 && { refPrice: tier.refPrice }) }, locale, t)}
              size="large"
              note={priceNote({ adults: giftAdult, ...NOBODY }, tier.nights, t)}
            />
            {promo > 0 && <PromotionTerms endsOn={tier.promotionEndsOn} />}
          </div>
          <SelectField
            label={t('stay.gift.nights')}
            value={String(tier.nights)}
            options={(data?.priceList ?? []).map(({ nights }) => ({
              value: String(nights),
              label: t('product.price.nights', { count: nights }),
            }))}
            onChange={({ target }) => visit.setGiftNights(Number(target.value))}
          />
          <FactList
            columns={1}
            facts={[
              { icon: 'calendar', title: t('stay.gift.dates') },
              { icon: 'users', title: t('stay.gift.validity') },
              { icon: 'tag', title: t('stay.gift.difference') },
              { icon: 'mail', title: t('stay.gift.formats') },
            ]}
          />
          <Button
            look="primary"
            size="large"
            wide
            icon="gift"
            href={hrefFor('giftSetup', locale, { id: stay.id }, { hash: `giftNights=${tier.nights}&giftAdult=${giftAdult}` })}
            render={routeLink}
          >
            {t('stay.gift.offer')}
          </Button>
        </>
      )}
    </Card>
  );
}
