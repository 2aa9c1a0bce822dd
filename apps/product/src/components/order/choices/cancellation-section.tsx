import type { Quote } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Message, RadioGroup, Skeleton } from '@shop/design-system';
import { cancellationOptions, freeChangeDays, type CancellationChoice, type InsuranceOffer } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import { Cancellation } from '../../shared/cancellation.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import css from './choices.module.css';

export interface CancellationSectionProps {
  readonly policy: Quote['cancellationPolicy'];
  readonly insurance: InsuranceOffer;
  readonly choice: CancellationChoice;
  /** The order was sent without a choice. */
  readonly isMissing: boolean;
  readonly onChoose: (choice: CancellationChoice) => void;
}

/** The policy of the stay, or an insurance on top: unset until one is chosen (spec 2, section 4). */
export function CancellationSection({ policy, insurance, choice, isMissing, onChoose }: CancellationSectionProps) {
  const { locale } = useSite();
  const t = useMessages();
  const isOffered = cancellationOptions(policy, insurance).includes('insured');
  const title = t('product.order.cancellation.title');
  if (!isOffered)
    return (
      <section className={css.group} aria-label={title}>
        <h2 className={css.title}>{title}</h2>
        <Cancellation policy={policy} hasDates />
        {insurance.isFetching && <Skeleton lines={2} />}
        {insurance.hasFailed && <Message kind="warning">{t('product.failed')}</Message>}
      </section>
    );
  return (
    <section className={css.group}>
      <RadioGroup
        legend={title}
        headingLevel={2}
        name="cancellation"
        look="cards"
        value={choice === 'unset' ? undefined : choice}
        onChange={onChoose}
        error={isMissing ? t('product.order.cancellation.choose') : undefined}
        required
        options={[
          {
            value: 'policy',
            label: t(policy.cancellable ? 'product.order.cancellation.flexible' : 'product.order.cancellation.nonCancellable'),
            hint: <PolicyHint policy={policy} />,
            aside: formatMoney(0, locale),
          },
          {
            value: 'insured',
            label: t('product.order.cancellation.insured'),
            hint: <InsuranceHint />,
            aside: `+ ${formatMoney(insurance.amount ?? 0, locale)}`,
          },
        ]}
      />
    </section>
  );
}

function PolicyHint({ policy }: Pick<CancellationSectionProps, 'policy'>) {
  const { locale } = useSite();
  const t = useMessages();
  const { cancellable, cancellationDeadline } = policy;
  if (!cancellable) return t('product.order.cancellation.nonCancellableHint');
  return cancellationDeadline
    ? t('product.order.cancellation.flexibleHint', { day: formatDay(cancellationDeadline, locale, 'long') })
    : t('product.order.cancellation.flexibleNoDay', { days: freeChangeDays(policy.type) });
}

/** Every fact that the specification states of the insurance (spec 2, section 9). */
function InsuranceHint() {
  const t = useMessages();
  const facts = ['insuredUntil', 'insuredRefund', 'insuredCases'] as const;
  return (
    <span className={css.facts}>
      {facts.map((fact) => (
        <span key={fact}>{t(`product.order.cancellation.${fact}`)}</span>
      ))}
    </span>
  );
}
