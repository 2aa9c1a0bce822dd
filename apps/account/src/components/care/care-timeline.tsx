import type { CareEvent, CareStory } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Badge, Button, Icon } from '@shop/design-system';
import { formatMoment, formatMoney } from '@shop/i18n';
import type { ReactNode } from 'react';
import { eventView } from '../../views/care/event-view.ts';
import { refundDecisions } from '../../views/care/order-acts.ts';
import { resentMail } from '../../views/care/resent-mail.ts';
import type { BegunAct } from './acts/care-acts.tsx';
import { useCareMessages } from './care-messages.ts';
import timeline from './care-timeline.module.css';
import css from './care.module.css';

export interface CareTimelineProps {
  readonly story: CareStory;
  readonly onBegin: (act: BegunAct) => void;
}

/** What has become of an order, in the order of time. */
export function CareTimeline({ story, onBegin }: CareTimelineProps) {
  const t = useCareMessages();
  return (
    <section aria-label={t('story')}>
      <h3 className={css.small}>{t('story')}</h3>
      <ol className={timeline.list}>
        {story.events.map((event, place) => (
          <Event key={place} event={event}>
            <EventActs event={event} story={story} onBegin={onBegin} />
          </Event>
        ))}
      </ol>
    </section>
  );
}

function Event({ event, children }: { readonly event: CareEvent; readonly children: ReactNode }) {
  const { locale, timeZone } = useSite();
  const t = useCareMessages();
  const { at, kind, state, amount, what = '', code, note, colleague } = event;
  const { icon, tone } = eventView(event);
  const { day, time } = formatMoment(at, { locale, timeZone }, 'shortYear');
  return (
    <li className={timeline.event} data-event={kind} data-state={state}>
      <span className={timeline.mark}>
        <Icon name={icon} />
      </span>
      <div className={timeline.entry}>
        <p className={css.line}>
          <b>{t(`event.${kind}`, { what })}</b>
          {tone && state && <Badge tone={tone}>{t('event.state', { state })}</Badge>}
          {amount !== undefined && <span className={timeline.amount}>{formatMoney(amount, locale)}</span>}
        </p>
        {code && <p className={css.quiet}>{t('voucher.code', { code })}</p>}
        {note && <p className={timeline.note}>{note}</p>}
        <p className={timeline.when}>
          <time dateTime={at}>{`${day}, ${time}`}</time>
          {colleague && <span className={css.wrapped}> · {colleague}</span>}
        </p>
        {children}
      </div>
    </li>
  );
}

/** What may be done about one event: a mail goes again, a refund that waits is decided. */
function EventActs({ event, story, onBegin }: CareTimelineProps & { readonly event: CareEvent }) {
  const t = useCareMessages();
  const decisions = event.kind === 'refundRequest' ? refundDecisions(story, event) : [];
  const resent = resentMail(story, event);
  if (!resent && decisions.length === 0) return null;
  return (
    <div className={css.buttons}>
      {resent && (
        <Button look="link" aria-label={t('act.mail.label', { what: resent.kind })} onClick={() => onBegin({ kind: 'mail', mail: resent })}>
          {t('act.mail')}
        </Button>
      )}
      {decisions.map((kind) => (
        <Button key={kind} onClick={() => onBegin({ kind, event })}>
          {t(`act.${kind}`)}
        </Button>
      ))}
    </div>
  );
}
