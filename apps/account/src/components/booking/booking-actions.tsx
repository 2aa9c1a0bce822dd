import type { ModificationConditions, OrderView } from '@shop/contracts';
import { NavTabs } from '@shop/design-system';
import { BOOKING_ACTIONS, type BookingAction } from '../../views/booking/booking-action.ts';
import { routerLink } from '../router-link.tsx';
import css from './booking.module.css';
import { CancelPanel } from './cancel-panel.tsx';
import { InvoicePanel } from './invoice-panel.tsx';
import { ModifyPanel } from './modify-panel.tsx';
import { useBookingMessages } from './use-booking-messages.ts';

export interface BookingActionProps {
  readonly order: OrderView;
  /** What may still be done; undefined for what is cancelled. */
  readonly conditions: ModificationConditions | undefined;
  readonly email: string;
}

const PANELS = { modify: ModifyPanel, cancel: CancelPanel, invoice: InvoicePanel } as const;

/** Change, cancel, invoice: the hash says which, so that Back and a reload keep it. Of what is cancelled the invoice is left, and what was done last. */
export function BookingActions({ action, ...props }: BookingActionProps & { readonly action: BookingAction | undefined }) {
  const t = useBookingMessages();
  const Panel = action && PANELS[action];
  const offered = props.conditions ? BOOKING_ACTIONS : BOOKING_ACTIONS.filter((each) => each === action || each === 'invoice');
  const items = offered.map((each) => ({
    label: t(`action.${each}`),
    href: `#${each}`,
    current: each === action,
  }));
  return (
    <section id={action} className={css.actions}>
      <h2 className={css.lead}>{t('actions')}</h2>
      <NavTabs label={t('actions')} items={items} render={routerLink} />
      {Panel && <Panel {...props} />}
    </section>
  );
}
