import type { ActivityDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card, Price, Stepper } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useState } from 'react';
import type { ActivityPriceView } from '../../views/activity/activity-price.ts';
import { openedWindow } from '../opened/opened-part.tsx';
import { PromotionTerms } from '../price/promotion-terms.tsx';
import { useMessages } from '../shared/use-messages.ts';
import { priceProps } from '../shared/stay-labels.ts';
import css from './activity-panel.module.css';
import type { VoucherUse } from './voucher-dialog.tsx';

const VoucherDialog = openedWindow(() =>
  import(/* webpackChunkName: "opened-voucher" */ './voucher-dialog.tsx').then((module) => module.default),
);

export interface ActivityPanelProps {
  readonly activity: ActivityDetail;
  readonly price: ActivityPriceView;
  readonly onParty: (adults: number) => void;
}

/** How many take part, what that costs, and the two ways to buy it (spec 2, section 4, activity purchase). */
export function ActivityPanel({ activity, price, onParty }: ActivityPanelProps) {
  const { locale } = useSite();
  const t = useMessages();
  const [use, setUse] = useState<VoucherUse>();
  const [isOpen, setOpen] = useState(false);
  const explain = (wanted: VoucherUse) => {
    setUse(wanted);
    setOpen(true);
  };
  const { min, max } = price.bounds;
  return (
    <Card look="raised" padding="large" as="section" aria-label={t('activity.panel')} className={css.panel}>
      <div aria-live="polite">
        <Price
          {...priceProps(price, locale, t)}
          size="large"
          note={`${t('product.price.people', { count: price.adults })} · ${t('activity.perPerson', { price: formatMoney(price.perPerson, locale) })}`}
        />
        {price.promo > 0 && <PromotionTerms endsOn={price.promotionEndsOn} />}
      </div>
      <Stepper
        label={t('activity.people')}
        hint={t('activity.peopleHint', { min, max })}
        value={price.adults}
        min={min}
        max={max}
        onChange={onParty}
        decreaseLabel={t('activity.fewer')}
        increaseLabel={t('activity.more')}
      />
      <Button look="primary" size="large" icon="gift" wide onClick={() => explain('gift')}>
        {t('activity.offer')}
      </Button>
      <Button look="secondary" size="large" wide onClick={() => explain('own')}>
        {t('activity.buy')}
      </Button>
      {use && <VoucherDialog activity={activity} price={price} use={use} open={isOpen} onClose={() => setOpen(false)} />}
    </Card>
  );
}
