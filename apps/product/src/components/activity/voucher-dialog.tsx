import { track } from '@shop/analytics';
import type { ActivityDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Dialog, FactList, Price } from '@shop/design-system';
import { activityCheckoutHref } from '@shop/routes';
import type { ActivityPriceView } from '../../views/activity/activity-price.ts';
import { routeLink } from '../shared/route-link.tsx';
import { useMessages } from '../shared/use-messages.ts';
import { priceProps } from '../shared/stay-labels.ts';
import css from './voucher-dialog.module.css';

/** For somebody else, or for the buyer. */
export type VoucherUse = 'gift' | 'own';

export interface VoucherDialogProps {
  readonly activity: ActivityDetail;
  readonly price: ActivityPriceView;
  readonly use: VoucherUse;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Explains the digital voucher and its price; "Continue" goes to the booking summary (spec 2, section 4). Loaded when it is opened. */
export default function VoucherDialog({ activity, price, use, open, onClose }: VoucherDialogProps) {
  const { locale } = useSite();
  const t = useMessages();
  const { id, label, mainActivityCenter } = activity;
  const centre = mainActivityCenter.label;
  const text = t(use === 'gift' ? 'activity.voucher.gift' : 'activity.voucher.own', { centre });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(use === 'gift' ? 'activity.voucher.giftTitle' : 'activity.voucher.ownTitle')}
      closeLabel={t('product.close')}
      footer={
        <Button
          look="primary"
          size="large"
          wide
          href={activityCheckoutHref(locale, { id, adults: price.adults, isOwnUse: use === 'own' })}
          render={(link) =>
            routeLink({ ...link, onClick: () => track({ event: 'add_to_cart', item: { id, name: label, price: price.sellPrice } }) })
          }
        >
          {t('activity.voucher.continue')}
        </Button>
      }
    >
      <div className={css.voucher}>
        <p className={css.label}>{label}</p>
        <FactList
          facts={[
            { icon: 'ticket', title: t('activity.voucher.format'), text },
            { icon: 'mail', title: t('activity.voucher.free') },
          ]}
          columns={1}
        />
        <Price {...priceProps(price, locale, t)} size="large" note={t('product.price.people', { count: price.adults })} />
      </div>
    </Dialog>
  );
}
