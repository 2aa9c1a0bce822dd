import type { ExtensionRefusal } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Card, RefusalMessage } from '@shop/design-system';
import { mayBeRepeated } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import css from '../landing/landing.module.css';
import { useMessages, type Translate } from '../shared/use-messages.ts';
import { useExtension, type ExtensionRequest } from './use-extension.ts';

/** Three months more for an expiring or expired gift: its terms, and one press (docs/decisions/2026-11-26-a-gift-is-extended-once.md). */
export function ExtensionOffer(request: ExtensionRequest) {
  const { locale } = useSite();
  const t = useMessages();
  const { extend, isBusy, refusal } = useExtension(request);
  const { until, lastDay } = request.offer;
  const days = { until: formatDay(until, locale, 'long'), lastDay: formatDay(lastDay, locale, 'long') };
  return (
    <Card as="section" className={css.head} aria-label={t('gifting.use.extension.title')} data-testid="extension">
      <h2 className={css.small}>{t('gifting.use.extension.title')}</h2>
      <p>{t('gifting.use.extension.terms', days)}</p>
      <p className={css.quiet}>{t('gifting.use.extension.lastDay', days)}</p>
      {refusal && <RefusalMessage refusal={refusal}>{refusalText(refusal, t)}</RefusalMessage>}
      {mayBeRepeated(refusal) && (
        <div className={css.ways}>
          <Button look="primary" icon="calendar" busy={isBusy} onClick={extend}>
            {t('gifting.use.extension.submit', days)}
          </Button>
        </div>
      )}
    </Card>
  );
}

function refusalText(refusal: ExtensionRefusal, t: Translate): string {
  if (refusal.kind === 'tooMany') return t('gifting.use.extension.fault.tooMany', { minutes: refusal.minutes });
  return t(`gifting.use.extension.fault.${refusal.kind}`);
}
