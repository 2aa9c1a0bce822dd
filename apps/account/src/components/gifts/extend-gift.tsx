import { extendGift, extensionRefusal, type ExtensionRefusal } from '@shop/api-client';
import type { GiftExtensionOffer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Dialog, FocusedMessage, RefusalMessage, Stack } from '@shop/design-system';
import { mayBeRepeated } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccountMessages, type AccountTranslate } from '../account/account-messages.ts';

export interface ExtendGiftProps {
  readonly code: string;
  /** None of a gift that is not expiring, or cannot be extended. */
  readonly offer: GiftExtensionOffer | undefined;
}

/** Three months more for a gift: its terms in a window before anything happens, and the new last day afterwards. */
export function ExtendGift({ code, offer }: ExtendGiftProps) {
  const t = useAccountMessages();
  const [shown, setShown] = useState<GiftExtensionOffer>();
  const [extendedUntil, setExtended] = useState<string>();
  const finish = (until: string) => {
    setShown(undefined);
    setExtended(until);
  };
  return (
    <>
      {extendedUntil && <Extended until={extendedUntil} />}
      {offer && !extendedUntil && (
        <Button icon="calendar" aria-label={t('gifts.extension.openOne', { code })} onClick={() => setShown(offer)}>
          {t('gifts.extension.open')}
        </Button>
      )}
      {shown && <ExtensionDialog code={code} offer={offer ?? shown} onExtended={finish} onClose={() => setShown(undefined)} />}
    </>
  );
}

interface ExtensionDialogProps {
  readonly code: string;
  readonly offer: GiftExtensionOffer;
  readonly onExtended: (until: string) => void;
  readonly onClose: () => void;
}

function ExtensionDialog({ code, offer, onExtended, onClose }: ExtensionDialogProps) {
  const { locale } = useSite();
  const t = useAccountMessages();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['ownGifts'] });
  const attempt = useMutation({
    mutationFn: () => extendGift({ code, until: offer.until }, locale),
    onSuccess: ({ expiresOn }) => {
      onExtended(expiresOn);
      void refresh();
    },
    onError: (error) => void (extensionRefusal(error).kind !== 'failed' && refresh()),
    gcTime: 0,
  });
  const refusal = attempt.error && !attempt.isPending ? extensionRefusal(attempt.error) : undefined;
  const days = { until: formatDay(offer.until, locale, 'long'), lastDay: formatDay(offer.lastDay, locale, 'long') };
  return (
    <Dialog open onClose={onClose} title={t('gifts.extension.title')} closeLabel={t('gifts.extension.close')}>
      <Stack gap={4}>
        <p>{t('gifts.extension.terms', days)}</p>
        <p>{t('gifts.extension.lastDay', days)}</p>
        {refusal && <RefusalMessage refusal={refusal}>{refusalText(refusal, t)}</RefusalMessage>}
        {mayBeRepeated(refusal) && (
          <Button look="primary" wide busy={attempt.isPending} onClick={() => attempt.mutate()}>
            {t('gifts.extension.submit', days)}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

function Extended({ until }: { readonly until: string }) {
  const { locale } = useSite();
  const t = useAccountMessages();
  return (
    <FocusedMessage kind="success" data-testid="extended">
      {t('gifts.extension.done', { until: formatDay(until, locale, 'long') })}
    </FocusedMessage>
  );
}

function refusalText(refusal: ExtensionRefusal, t: AccountTranslate): string {
  if (refusal.kind === 'tooMany') return t('gifts.extension.fault.tooMany', { minutes: refusal.minutes });
  return t(`gifts.extension.fault.${refusal.kind}`);
}
