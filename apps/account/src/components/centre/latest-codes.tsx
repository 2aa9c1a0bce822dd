import { useSite } from '@shop/contracts/page';
import { formatMoment } from '@shop/i18n';
import type { WaitingRedemption } from '../../views/centre/waiting-redemptions.ts';
import css from './centre.module.css';
import { useCentreMessages } from './centre-messages.ts';
import type { AnsweredRedemption, RedemptionOutcome } from './use-redemptions.ts';
import { refusalText } from './voucher-shown.tsx';

const MOST = 5;

interface LatestCodesProps {
  readonly waiting: readonly WaitingRedemption[];
  readonly answered: readonly AnsweredRedemption[];
}

/** What was pressed before: what still waits for the connection, and what has become of the last others. */
export function LatestCodes({ waiting, answered }: LatestCodesProps) {
  const t = useCentreMessages();
  if (waiting.length + answered.length === 0) return null;
  return (
    <section aria-labelledby="latest-codes">
      <h2 id="latest-codes" className={css.latestTitle}>
        {t('list')}
      </h2>
      <ul role="list" className={css.latestLines}>
        {waiting.map(({ key, code }) => (
          <li key={key} data-status="waiting">
            <b>{code.toUpperCase()}</b> {t('list.waiting')}
          </li>
        ))}
        {answered.slice(0, MOST).map(({ key, code, outcome }) => (
          <li key={key} data-status={outcome.kind}>
            <b>{code.toUpperCase()}</b> <Outcome outcome={outcome} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ outcome }: { readonly outcome: RedemptionOutcome }) {
  const site = useSite();
  const t = useCentreMessages();
  if (outcome.kind === 'refused') return refusalText(outcome.refusal, { t, ...site });
  const { time } = formatMoment(outcome.voucher.usedAt ?? '', site);
  return `${t('done.title', { time })}, ${outcome.voucher.label}`;
}
