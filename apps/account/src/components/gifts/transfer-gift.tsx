import { useGiftTransfer } from '@shop/api-client';
import type { ReceivedGift } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Dialog, FocusedMessage, Stack } from '@shop/design-system';
import { formatDay } from '@shop/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccountMessages } from '../account/account-messages.ts';
import { TransferForm } from './transfer-form.tsx';

export interface TransferGiftProps {
  readonly gift: Pick<ReceivedGift, 'code' | 'expiresOn'>;
}

/** A gift that was received is given to somebody else: the form in a window, and who has it now (decision "a gift changes hands"). */
export function TransferGift({ gift }: TransferGiftProps) {
  const t = useAccountMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="link" aria-label={t('gifts.transfer.openOne', { code: gift.code })} onClick={() => setOpen(true)}>
        {t('gifts.transfer.open')}
      </Button>
      {isOpen && <TransferDialog gift={gift} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TransferDialogProps extends TransferGiftProps {
  readonly onClose: () => void;
}

/** The gift leaves the list once the window is closed, so that what was done is read first. */
function TransferDialog({ gift: { code, expiresOn }, onClose }: TransferDialogProps) {
  const { locale } = useSite();
  const t = useAccountMessages();
  const client = useQueryClient();
  const { transfer, isBusy, refusal, newHolder } = useGiftTransfer(code, { locale });
  const close = () => {
    onClose();
    if (newHolder || refusal) void client.invalidateQueries({ queryKey: ['ownGifts'] });
  };
  const title = t(newHolder ? 'gifts.transfer.done.title' : 'gifts.transfer.title');
  return (
    <Dialog open onClose={close} title={title} closeLabel={t('gifts.transfer.close')}>
      {newHolder ? (
        <Stack gap={4}>
          <FocusedMessage kind="success" data-testid="transferred">
            {t('gifts.transfer.done.text', newHolder)}
          </FocusedMessage>
          <div>
            <Button onClick={close}>{t('gifts.transfer.close')}</Button>
          </div>
        </Stack>
      ) : (
        <TransferForm day={formatDay(expiresOn, locale, 'long')} isBusy={isBusy} refusal={refusal} onTransfer={transfer} />
      )}
    </Dialog>
  );
}
