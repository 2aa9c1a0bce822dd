import { ApiError, endOtherSessions, endSession, sessionsQuery } from '@shop/api-client';
import type { SessionsAnswer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Badge, Button, Card, ErrorAlert, focusOnMount } from '@shop/design-system';
import { formatMoment } from '@shop/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { AccountAnswer } from '../account/account-answer.tsx';
import { countryName } from '../../views/country-options.ts';
import { useAccountMessages } from '../account/account-messages.ts';
import css from './profile.module.css';
import { useGuarded } from '../account/session-guard.tsx';

type Session = SessionsAnswer['sessions'][number];
const OTHERS = 'others';

/** Where the customer is signed in; each device can be signed out, or all but this one. */
export function Devices() {
  const requested = useQuery(sessionsQuery());
  return <AccountAnswer query={requested}>{({ sessions }) => <DeviceList sessions={sessions} />}</AccountAnswer>;
}

function DeviceList({ sessions }: SessionsAnswer) {
  const intl = useIntl();
  const t = useAccountMessages();
  const client = useQueryClient();
  const guarded = useGuarded();
  const { mutate, isPending, isError, isSuccess, variables } = useMutation({
    mutationFn: (id: string) => guarded(() => (id === OTHERS ? endOtherSessions() : endedSession(id))),
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions'] }),
    gcTime: 0,
  });
  return (
    <div className={css.form}>
      <ul className={css.list} aria-label={t('profile.devices')}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} isBusy={isPending && variables === session.id} onEnd={() => mutate(session.id)} />
        ))}
      </ul>
      {sessions.some(({ country }) => country) && <p className={css.small}>{t('profile.devices.country')}</p>}
      <p role="status" className={css.quiet}>
        {isSuccess && (
          <span key={variables} ref={focusOnMount} tabIndex={-1}>
            {t('profile.devices.ended')}
          </span>
        )}
      </p>
      {isError && <ErrorAlert label={intl.formatMessage({ id: 'account.refused.title' })}>{t('profile.failed')}</ErrorAlert>}
      {sessions.length > 1 && (
        <div>
          <Button busy={isPending && variables === OTHERS} onClick={() => mutate(OTHERS)}>
            {t('profile.devices.endOthers')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface DeviceProps {
  readonly session: Session;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function Device({ session: { device, country, createdAt, lastSeenAt, current }, isBusy, onEnd }: DeviceProps) {
  const site = useSite();
  const t = useAccountMessages();
  const name = device || t('profile.devices.unknown');
  const since = formatMoment(createdAt, site);
  const seen = formatMoment(lastSeenAt, site);
  const wasSeenAgain = seen.day !== since.day || seen.time !== since.time;
  const sinceId = useId();
  return (
    <Card as="li" padding="small" className={css.device} data-device={current ? 'current' : 'other'}>
      <div>
        <p className={css.name}>
          {name}
          {current && <Badge tone="brand">{t('profile.devices.this')}</Badge>}
        </p>
        <p id={sinceId} className={css.small}>
          {country
            ? t('profile.devices.sinceIn', { ...since, country: countryName(country, site.locale) })
            : t('profile.devices.since', since)}
        </p>
        {wasSeenAgain && <p className={css.small}>{t('profile.devices.seen', seen)}</p>}
      </div>
      {!current && (
        <Button busy={isBusy} aria-label={t('profile.devices.endOne', { device: name })} aria-describedby={sinceId} onClick={onEnd}>
          {t('profile.devices.end')}
        </Button>
      )}
    </Card>
  );
}

/** A device that is signed out already is signed out. */
async function endedSession(id: string): Promise<void> {
  try {
    await endSession(id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
