import type { Locale } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Message, type MessageProps } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import type { ChargeView, PaymentView } from '../../../views/order/payment/payment-state.ts';
import { routeLink } from '../../shared/route-link.tsx';
import { useMessages, type MessageId } from '../../shared/use-messages.ts';
import { ChargeLine } from './charge-line.tsx';

export interface PaymentStatusProps {
  readonly state: PaymentView;
  readonly charge: ChargeView;
  /** The page of what is bought. */
  readonly backHref: string;
}

/** How the payment stands and whether money was taken, in words; nothing while there is nothing to say. */
export function PaymentStatus({ state, charge, backHref }: PaymentStatusProps) {
  const t = useMessages();
  const { locale } = useSite();
  const reasonOf = useRefusal();
  const said = SAID[state.kind as keyof typeof SAID] as Said | undefined;
  if (!said) return null;
  const wayOn = wayOnFrom(state, { backHref, locale });
  const action = wayOn && (
    <Button href={wayOn.href} render={routeLink}>
      {t(wayOn.label)}
    </Button>
  );
  return (
    <div data-payment={state.kind} data-code={state.kind === 'refused' ? state.code : undefined}>
      <Message kind={said.kind} live title={t(said.title)} action={action}>
        <ChargeLine charge={charge} /> {state.kind === 'refused' ? reasonOf(state) : t(said.text)}
      </Message>
    </div>
  );
}

/** Where to go from what another try does not mend. */
function wayOnFrom(
  state: PaymentView,
  { backHref, locale }: Pick<PaymentStatusProps, 'backHref'> & { readonly locale: Locale },
): { readonly href: string; readonly label: MessageId } | undefined {
  if (state.kind === 'soldOut') return { href: backHref, label: 'product.checkout.backToStay' };
  if (state.kind !== 'refused') return undefined;
  if (state.code === 'PHYSICAL_NOT_AVAILABLE') return { href: backHref, label: 'product.order.gift.change' };
  return state.code === 'GIFT_CARD_LIMIT' ? { href: hrefFor('contact', locale), label: 'product.order.failed.contact' } : undefined;
}

interface Said {
  readonly kind: MessageProps['kind'];
  readonly title: MessageId;
  readonly text: MessageId;
}

const SAID = {
  waiting: { kind: 'info', title: 'product.order.waiting.title', text: 'product.order.waiting.text' },
  declined: { kind: 'error', title: 'product.payment.declinedTitle', text: 'product.payment.declined' },
  processing: { kind: 'info', title: 'product.payment.checkingTitle', text: 'product.payment.checking' },
  soldOut: { kind: 'error', title: 'product.payment.soldOutTitle', text: 'product.order.soldOut.text' },
  unreachable: { kind: 'warning', title: 'product.payment.unreachableTitle', text: 'product.order.unreachable.text' },
  refused: { kind: 'error', title: 'product.payment.refusedTitle', text: 'product.order.failed.text' },
} as const satisfies Partial<Record<PaymentView['kind'], Said>>;

/** What to do about a refusal: a code that no longer counts has its own field to look at. */
function useRefusal(): (refused: Extract<PaymentView, { kind: 'refused' }>) => string {
  const t = useMessages();
  const { locale } = useSite();
  return ({ code, part, amount }) => {
    if (part) return t('product.order.failed.codes');
    if (code === 'GIFT_CARD_LIMIT' && amount !== undefined)
      return t(`product.order.failed.${code}`, { amount: formatMoney(amount, locale) });
    if (isNamed(code)) return t(`product.order.failed.${code}`);
    return t('product.order.failed.text');
  };
}

/** Refusals that have a text of their own. */
const NAMED = [
  'GIFT_USED',
  'GIFT_EXPIRED',
  'GIFT_CANCELLED',
  'PROMOTION_ALREADY_USED',
  'PAYMENT_REFUSED',
  'PHYSICAL_NOT_AVAILABLE',
  'PAID_TOO_LATE',
] as const;

function isNamed(code: string): code is (typeof NAMED)[number] {
  return NAMED.some((named) => named === code);
}
