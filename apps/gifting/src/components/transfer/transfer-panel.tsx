import type { BeneficiaryView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { formatDay } from '@shop/i18n';
import { TransferForm } from './transfer-form.tsx';
import { useTransfer, type TransferRequest } from './use-transfer.ts';

export interface TransferPanelProps extends Pick<TransferRequest, 'onTransferred'> {
  readonly gift: Pick<BeneficiaryView, 'code' | 'expiresOn'>;
}

/** The form of a transfer, and the call behind it. */
export function TransferPanel({ gift: { code, expiresOn }, onTransferred }: TransferPanelProps) {
  const { locale } = useSite();
  const { transfer, isBusy, refusal } = useTransfer({ code, onTransferred });
  return <TransferForm day={formatDay(expiresOn, locale, 'long')} isBusy={isBusy} refusal={refusal} onTransfer={transfer} />;
}
