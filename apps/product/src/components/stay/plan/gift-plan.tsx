import { priceTiersQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Card, FactList, Message, Price, SelectField, Skeleton } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { giftTier } from '../../../views/stay/gift-tier.ts';
import { routeLink } from '../../shared/route-link.tsx';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import { useWords } from '../../shared/use-words.ts';
import { priceNote, priceProps } from '../../shared/words-of-stay.ts';
import css from './gift-plan.module.css';

const NOBODY = { children: 0, babies: 0 };

/** The stay as a present: its length, its price, and the way to make it ready. No dates: who receives it chooses them. */
export function GiftPlan({ stay, visit }: StayPartProps) {
  const { locale } = useSite();
  const words = useWords();
  const { data, isPending, isError } = useQuery(priceTiersQuery({ id: stay.id, locale }));
  const { giftAdult = 2, giftNights } = visit.state;
  const tier = giftTier(data?.priceList ?? [], giftNights);
  return (
    <Card look="raised" padding="large" as="section" aria-label={words('stay.gift.panel')} className={css.panel}>
      {isPending && <Skeleton shape="block" />}
      {isError && <Message kind="error">{words('product.failed')}</Message>}
      {data && !tier && <Message kind="warning">{words('stay.gift.notGiftable')}</Message>}
      {tier && (
        <>
          <Price
            {...priceProps(
              { sellPrice: tier.sellPrice, promo: tier.promo, ...(tier.promo > 0 && { refPrice: tier.refPrice }) },
              locale,
              words,
            )}
            size="large"
            note={priceNote({ adults: giftAdult, ...NOBODY }, tier.nights, words)}
          />
          <SelectField
            label={words('stay.gift.nights')}
            value={String(tier.nights)}
            options={(data?.priceList ?? []).map(({ nights }) => ({
              value: String(nights),
              label: words('product.price.nights', { count: nights }),
            }))}
            onChange={({ target }) => visit.setGiftNights(Number(target.value))}
          />
          <FactList
            columns={1}
            facts={[
              { icon: 'calendar', title: words('stay.gift.dates') },
              { icon: 'users', title: words('stay.gift.validity') },
              { icon: 'mail', title: words('stay.gift.formats') },
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
            {words('stay.gift.offer')}
          </Button>
        </>
      )}
    </Card>
  );
}
