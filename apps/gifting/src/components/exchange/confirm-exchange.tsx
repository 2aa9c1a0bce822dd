import type { ExchangeRefusal } from '@shop/api-client';
import { Button, RefusalMessage } from '@shop/design-system';
import { mayBeRepeated } from '@shop/domain';
import { useEffect, useRef } from 'react';
import css from '../landing/landing.module.css';
import { useMessages, type Translate } from '../shared/use-messages.ts';

export interface ConfirmExchangeProps {
  /** As they are read. */
  readonly names: { readonly was: string; readonly now: string; readonly amount: string; readonly day: string };
  readonly isBusy: boolean;
  readonly refusal: ExchangeRefusal | undefined;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** What becomes what, before it does. The focus comes here from the list. */
export function ConfirmExchange({ names, isBusy, refusal, onConfirm, onBack }: ConfirmExchangeProps) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={css.form} data-testid="confirm-exchange">
      <p>{t('gifting.use.exchange.confirm', names)}</p>
      {refusal && <RefusalMessage refusal={refusal}>{refusalText(refusal, t)}</RefusalMessage>}
      <div className={css.ways}>
        {mayBeRepeated(refusal) && (
          <Button look="primary" busy={isBusy} onClick={onConfirm}>
            {t('gifting.use.exchange.submit')}
          </Button>
        )}
        <Button look="link" disabled={isBusy} onClick={onBack}>
          {t('gifting.use.exchange.back')}
        </Button>
      </div>
    </div>
  );
}

function refusalText(refusal: ExchangeRefusal, t: Translate): string {
  if (refusal.kind === 'tooMany') return t('gifting.use.exchange.refused.tooMany', { minutes: refusal.minutes });
  return t(`gifting.use.exchange.refused.${refusal.kind}`);
}
