import { careStoryQuery } from '@shop/api-client';
import type { CareOrder, CareStory as Story } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Badge, Card } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { ORDER_TONES } from '../../views/care/order-tone.ts';
import { CareActs } from './acts/care-acts.tsx';
import { CareAnswer } from './care-answer.tsx';
import { CareGifts } from './care-gifts.tsx';
import { useCareMessages } from './care-messages.ts';
import { CareTimeline } from './care-timeline.tsx';
import css from './care.module.css';

export interface CareStoryProps {
  readonly uuid: string;
  readonly reason: string;
}

/** One order and all that has become of it. */
export function CareStory({ uuid, reason }: CareStoryProps) {
  const query = useQuery(careStoryQuery(uuid, reason));
  return <CareAnswer query={query}>{(story) => <StoryCard story={story} reason={reason} />}</CareAnswer>;
}

function StoryCard({ story, reason }: { readonly story: Story; readonly reason: string }) {
  const t = useCareMessages();
  const { order } = story;
  return (
    <Card as="article" className={css.story} aria-label={t('order.number', { number: order.bookingNumber })}>
      <OrderHead order={order} />
      <CareActs story={story} reason={reason}>
        {(begin) => (
          <>
            <CareGifts story={story} onBegin={begin} />
            <CareTimeline story={story} onBegin={begin} />
          </>
        )}
      </CareActs>
    </Card>
  );
}

function OrderHead({ order }: { readonly order: CareOrder }) {
  const { locale } = useSite();
  const t = useCareMessages();
  const { bookingNumber, status, kind, name, email, phone, amount, checkin, checkout, hotel } = order;
  const facts = [
    ['name', name],
    ['email', email],
    ['phone', phone],
    ['hotel', hotel],
    [
      'days',
      checkin &&
        checkout &&
        t('order.days', { from: formatDay(checkin, locale, 'shortYear'), to: formatDay(checkout, locale, 'shortYear') }),
    ],
    ['amount', formatMoney(amount, locale)],
  ] as const;
  return (
    <>
      <header className={css.head}>
        <p className={css.line}>
          <Badge tone={ORDER_TONES[status]}>{t('order.status', { status })}</Badge>
          <span className={css.quiet}>{t('order.kind', { kind })}</span>
        </p>
        <h2 className={css.title}>{t('order.number', { number: bookingNumber })}</h2>
      </header>
      {!email && <p className={css.quiet}>{t('order.nobody')}</p>}
      <dl className={css.facts}>
        {facts.map(
          ([fact, value]) =>
            value && (
              <div key={fact}>
                <dt>{t(`fact.${fact}`)}</dt>
                <dd className={css.wrapped}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
