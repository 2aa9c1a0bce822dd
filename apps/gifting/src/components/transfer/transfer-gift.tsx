import type { BeneficiaryView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Disclosure } from '@shop/design-system';
import { formatDay } from '@shop/i18n';
import { useMessages } from '../shared/use-messages.ts';
import { TransferForm } from './transfer-form.tsx';
import { useTransfer, type TransferRequest } from './use-transfer.ts';

export interface TransferGiftProps extends Pick<TransferRequest, 'onTransferred'> {
  readonly gift: Pick<BeneficiaryView, 'code' | 'expiresOn'>;
}

/** For the holder of a gift who gives it to somebody else (docs/decisions/2026-11-28-a-gift-changes-hands.md). */
export function TransferGift({ gift: { code, expiresOn }, onTransferred }: TransferGiftProps) {
  const { locale } = useSite();
  const t = useMessages();
  const { transfer, isBusy, refusal } = useTransfer({ code, onTransferred });
  return (
    <Disclosure title={t('gifting.use.transfer.title')}>
      <TransferForm day={formatDay(expiresOn, locale, 'long')} isBusy={isBusy} refusal={refusal} onTransfer={transfer} />
    </Disclosure>
  );
}
