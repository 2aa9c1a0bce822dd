import { useSite } from '@shop/contracts/page';
import { Button, Dialog, RadioGroup, Stack } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useState, type ReactNode } from 'react';
import { TEST_OUTCOMES, type TestOutcome } from '../../../views/order/payment/test-outcomes.ts';
import { useWords } from '../../shared/use-words.ts';

export interface PayWindowProps {
  readonly provider: string;
  /** Cents. */
  readonly amount: number;
  readonly children?: ReactNode;
  readonly isBusy?: boolean;
  readonly onPay: (outcome: TestOutcome) => void;
  readonly onClose: () => void;
}

/** Stands in for the window of a wallet or of the second provider: it shows the price and ends as one likes (decision A-142). */
export function PayWindow({ provider, amount, children, isBusy, onPay, onClose }: PayWindowProps) {
  const { locale } = useSite();
  const words = useWords();
  const [outcome, setOutcome] = useState<TestOutcome>('succeeded');
  const price = formatMoney(amount, locale);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('product.order.window.title', { provider })}
      closeLabel={words('product.close')}
      footer={
        <Button look="primary" size="large" wide icon="lock" busy={isBusy} onClick={() => onPay(outcome)}>
          {words('product.payment.pay', { amount: price })}
        </Button>
      }
    >
      <Stack gap={4}>
        {children}
        <p>{words('product.order.window.text', { amount: price })}</p>
        <RadioGroup
          legend={words('product.order.window.outcome')}
          name="outcome"
          value={outcome}
          onChange={setOutcome}
          options={TEST_OUTCOMES.map((value) => ({ value, label: words(`product.order.window.${value}`) }))}
        />
      </Stack>
    </Dialog>
  );
}
