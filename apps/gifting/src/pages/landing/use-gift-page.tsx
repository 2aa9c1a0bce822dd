import type { BeneficiaryView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card, Container, brandNameOf, ErrorAlert, Skeleton } from '@shop/design-system';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ExtendedMessage } from '../../components/extension/extended-message.tsx';
import { ExtensionOffer } from '../../components/extension/extension-offer.tsx';
import { CodeForm } from '../../components/landing/code-form.tsx';
import { HeldGift } from '../../components/landing/held-gift.tsx';
import css from '../../components/landing/landing.module.css';
import { LostCode } from '../../components/lost-code/lost-code.tsx';
import { TroubleMessage } from '../../components/landing/trouble-message.tsx';
import { useCodeOpening, useOpenedGift } from '../../components/landing/use-opened-gift.ts';
import { useMessages } from '../../components/shared/use-messages.ts';

/** Where a gift is used: its code, or what the gift of this browser is and where it leads (ACC-002). */
export function UseGiftPage() {
  const t = useMessages();
  const opened = useOpenedGift();
  const [isAnother, setAnother] = useState(false);
  const { state } = useLocation() as { state: { extended?: string } | null };
  const [extendedUntil, setExtended] = useState(state?.extended);
  const { gift } = opened;
  const showExtended = (until: string) => {
    setAnother(false);
    setExtended(until);
  };
  const isHeld = gift?.status === 'active' && !isAnother;
  return (
    <GiftLayout title={t(isHeld ? 'gifting.use.held' : 'gifting.use.title')} lead={isHeld ? undefined : t('gifting.use.lead')}>
      {opened.isFailed && (
        <ErrorAlert label={t('gifting.use.trouble.failed.title')} action={<Button onClick={opened.retry}>{t('gifting.use.again')}</Button>}>
          {t('gifting.use.trouble.failed.text')}
        </ErrorAlert>
      )}
      {gift === undefined && !opened.isFailed && <Opening />}
      {isHeld && extendedUntil && gift.expiresOn === extendedUntil && <ExtendedMessage until={extendedUntil} />}
      {isHeld && <HeldGift gift={gift} />}
      {isHeld && gift.extension && <ExtensionOffer code={gift.code} offer={gift.extension} onExtended={showExtended} />}
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
      {gift !== undefined && !isHeld && (
        <CodePart late={isAnother ? null : gift} onOpened={() => setAnother(false)} onExtended={showExtended} />
      )}
    </GiftLayout>
  );
}

interface CodePartProps {
  /** The gift of this browser, which can no longer be spent. */
  readonly late: BeneficiaryView | null;
  readonly onOpened: () => void;
  readonly onExtended: (until: string) => void;
}

/** The field for a code, and why the last one opens nothing. */
function CodePart({ late, onOpened, onExtended }: CodePartProps) {
  const opening = useCodeOpening(onOpened);
  const { sent } = opening;
  const isLate = sent === undefined && late?.status === 'expired';
  const trouble = isLate ? ({ kind: 'expired' } as const) : opening.trouble;
  return (
    <>
      {trouble && !opening.isBusy && (
        <TroubleMessage
          trouble={trouble}
          expired={isLate ? late : opening.expired.voucher}
          onRetry={() => sent && opening.open(sent)}
          onExtended={onExtended}
        />
      )}
      <Card>
        <CodeForm isBusy={opening.isBusy} trouble={opening.trouble} onCode={opening.open} />
      </Card>
      <LostCode />
    </>
  );
}

export function Opening() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('gifting.use.opening')}>
      <Skeleton lines={6} />
    </div>
  );
}

interface GiftLayoutProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** The page around a gift or its code. */
export function GiftLayout({ title, lead, children }: GiftLayoutProps) {
  const shop = brandNameOf(useSite());
  const t = useMessages();
  return (
    <Container width="narrow" className={css.page}>
      <title>{t('gifting.use.pageTitle', { shop })}</title>
      <div className={css.head}>
        <h1>{title}</h1>
        {lead && <p className={css.quiet}>{lead}</p>}
      </div>
      {children}
    </Container>
  );
}
