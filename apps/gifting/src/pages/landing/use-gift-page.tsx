import type { BeneficiaryView } from '@shop/contracts';
import { Button, Card, ErrorAlert } from '@shop/design-system';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { ExtendedMessage } from '../../components/extension/extended-message.tsx';
import { LazyExtensionOffer } from '../../components/extension/lazy-extension-offer.tsx';
import { ExchangeGift } from '../../components/exchange/exchange-gift.tsx';
import { ExchangedMessage } from '../../components/exchange/exchanged-message.tsx';
import { CodeForm } from '../../components/landing/code-form.tsx';
import { GiftLayout } from '../../components/landing/gift-layout.tsx';
import { HeldGift } from '../../components/landing/held-gift.tsx';
import css from '../../components/landing/landing.module.css';
import { LostCode } from '../../components/lost-code/lost-code.tsx';
import { useHandedCode, type HandedCode } from '../../components/landing/handed-code.ts';
import { Opening } from '../../components/landing/opening.tsx';
import { TroubleMessage } from '../../components/landing/trouble-message.tsx';
import { useCodeOpening, useOpenedGift } from '../../components/landing/use-opened-gift.ts';
import { useMessages } from '../../components/shared/use-messages.ts';
import { TransferGift } from '../../components/transfer/transfer-gift.tsx';
import { TransferredMessage } from '../../components/transfer/transferred-message.tsx';
import type { NewHolder } from '@shop/api-client';

export interface UseGiftData {
  /** This browser held a gift when the page was opened. */
  readonly hasSession: boolean;
}

/** Where a gift is used: its code, or what the gift of this browser is and where it leads (ACC-002); also why the code of an address opens nothing. */
export function UseGiftPage() {
  const t = useMessages();
  const data = useLoaderData<UseGiftData | undefined>();
  const opened = useOpenedGift(data?.hasSession);
  const [isAnother, setAnother] = useState(false);
  const handed = useHandedCode();
  const [extendedUntil, setExtended] = useState<string>();
  const [exchangedCode, setExchanged] = useState<string>();
  const [newHolder, setNewHolder] = useState<NewHolder>();
  const { gift } = opened;
  const showGift = () => {
    handed.forget();
    setAnother(false);
  };
  const showExtended = (until: string) => {
    showGift();
    setExtended(until);
  };
  if (handed.isReading)
    return (
      <GiftLayout title={t('gifting.use.held')}>
        <Opening />
      </GiftLayout>
    );
  if (newHolder)
    return (
      <GiftLayout title={t('gifting.use.transfer.done.title')}>
        <TransferredMessage to={newHolder} />
        <div>
          <Button look="link" onClick={() => setNewHolder(undefined)}>
            {t('gifting.use.other')}
          </Button>
        </div>
      </GiftLayout>
    );
  const isHeld = gift?.status === 'active' && !isAnother && !handed.trouble;
  return (
    <GiftLayout
      title={t(isHeld ? 'gifting.use.held' : 'gifting.use.title')}
      lead={isHeld || handed.trouble ? undefined : t('gifting.use.lead')}
    >
      {opened.isFailed && !handed.trouble && (
        <ErrorAlert label={t('gifting.use.trouble.failed.title')} action={<Button onClick={opened.retry}>{t('gifting.use.again')}</Button>}>
          {t('gifting.use.trouble.failed.text')}
        </ErrorAlert>
      )}
      {gift === undefined && !opened.isFailed && !handed.trouble && <Opening />}
      {isHeld && extendedUntil && gift.expiresOn === extendedUntil && <ExtendedMessage until={extendedUntil} />}
      {isHeld && exchangedCode === gift.code && <ExchangedMessage key={`exchanged ${productOf(gift)}`} gift={gift} />}
      {isHeld && <HeldGift gift={gift} />}
      {isHeld && gift.extension && <LazyExtensionOffer code={gift.code} offer={gift.extension} onExtended={showExtended} />}
      {isHeld && gift.exchange && <ExchangeGift key={productOf(gift)} gift={gift} onExchanged={() => setExchanged(gift.code)} />}
      {isHeld && gift.isTransferable && <TransferGift key={gift.code} gift={gift} onTransferred={setNewHolder} />}
      {isHeld && (
        <div className={css.foot}>
          <Button look="link" onClick={() => setAnother(true)}>
            {t('gifting.use.other')}
          </Button>
          <Button look="link" busy={opened.isLeaving} onClick={opened.leave}>
            {t('gifting.use.leave')}
          </Button>
        </div>
      )}
      {(gift !== undefined || handed.trouble) && !isHeld && (
        <CodePart
          handed={handed}
          late={gift && !isAnother && !handed.trouble ? gift : null}
          onOpened={showGift}
          onExtended={showExtended}
        />
      )}
    </GiftLayout>
  );
}

/** What it is: another one once it was exchanged. */
const productOf = ({ code, kind, productCode }: BeneficiaryView): string => `${code} ${productCode ?? kind}`;

interface CodePartProps {
  /** The code that came with the address. */
  readonly handed: HandedCode;
  /** The gift of this browser, which can no longer be spent. */
  readonly late: BeneficiaryView | null;
  readonly onOpened: () => void;
  readonly onExtended: (until: string) => void;
}

/** The field for a code, and why the last one opens nothing. */
function CodePart({ handed, late, onOpened, onExtended }: CodePartProps) {
  const opening = useCodeOpening(onOpened);
  const { sent } = opening;
  const isFirst = sent === undefined;
  const isLate = isFirst && late?.status === 'expired';
  const trouble = isLate ? ({ kind: 'expired' } as const) : isFirst ? handed.trouble : opening.trouble;
  const read = isFirst ? handed.expired : opening.expired;
  return (
    <>
      {trouble && !opening.isBusy && (
        <TroubleMessage
          trouble={trouble}
          expired={isLate ? late : read.voucher}
          onRetry={isFirst ? handed.retry : opening.retry}
          onExtended={onExtended}
        />
      )}
      <Card>
        <CodeForm typed={handed.code} isBusy={opening.isBusy} trouble={isLate ? undefined : trouble} onCode={opening.open} />
      </Card>
      <LostCode />
    </>
  );
}
