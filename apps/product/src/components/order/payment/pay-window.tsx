import { useSite } from '@shop/contracts/page';
import { Button, Dialog, RadioGroup, Stack } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useState, type ReactNode } from 'react';
import { TEST_OUTCOMES, type TestOutcome } from '../../../views/order/payment/test-outcomes.ts';
import { useMessages } from '../../shared/use-messages.ts';

export interface PayWindowProps {
  readonly provider: string;
  /** Cents. */
  readonly amount: number;
  readonly children?: ReactNode;
  readonly isBusy?: boolean;
  readonly onPay: (outcome: TestOutcome) => void;
  readonly onClose: () => void;
}

/** Stands in for the window of a wallet or of the second provider: it shows the price and ends as one likes (docs/decisions/2026-11-23-open-points.md, test provider). */
export function PayWindow({ provider, amount, children, isBusy, onPay, onClose }: PayWindowProps) {
  const { locale } = useSite();
  const t = useMessages();
  const [outcome, setOutcome] = useState<TestOutcome>('succeeded');
  const price = formatMoney(amount, locale);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('product.order.window.title', { provider })}
      closeLabel={t('product.close')}
      footer={
        <Button look="primary" size="large" wide icon="lock" busy={isBusy} onClick={() => onPay(outcome)}>
          {t('product.payment.pay', { amount: price })}
        </Button>
      }
    >
      <Stack gap={4}>
        {children}
        <p>{t('product.order.window.text', { amount: price })}</p>
        <RadioGroup
          legend={t('product.order.window.outcome')}
          name="outcome"
          value={outcome}
          onChange={setOutcome}
          options={TEST_OUTCOMES.map((value) => ({ value, label: t(`product.order.window.${value}`) }))}
        />
      </Stack>
    </Dialog>
  );
}
