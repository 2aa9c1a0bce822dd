import type { CentreVoucher } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Icon, Message } from '@shop/design-system';
import { formatDay, formatMoment } from '@shop/i18n';
import type { RedemptionRefusal } from '../../views/centre/redemption-refusal.ts';
import css from './centre.module.css';
import { useCentreMessages, type CentreTranslate } from './centre-messages.ts';

/** What a voucher opens here: as much as the counter has to know. */
export function VoucherFacts({ voucher }: { readonly voucher: CentreVoucher }) {
  const { locale } = useSite();
  const t = useCentreMessages();
  const { label, activities, adults, expiresOn, bookingNumber } = voucher;
  const parts = activities.filter((activity) => activity !== label);
  return (
    <div className={css.facts}>
      <p className={css.people}>{t('people', { adults })}</p>
      <h2 className={css.name}>{label}</h2>
      {parts.length > 0 && <p>{parts.join(', ')}</p>}
      <p className={css.quiet}>
        {t('until', { day: formatDay(expiresOn, locale, 'long') })}
        {bookingNumber && ` · ${t('number', { number: bookingNumber })}`}
      </p>
    </div>
  );
}

/** Green, with the hour: the guests may go in. */
export function Redeemed({ voucher }: { readonly voucher: CentreVoucher }) {
  const site = useSite();
  const t = useCentreMessages();
  const { time } = formatMoment(voucher.usedAt ?? '', site);
  return (
    <div className={css.done} data-status="redeemed">
      <Icon name="circle-check" />
      <div>
        <p className={css.doneTitle}>{t('done.title', { time })}</p>
        <p>{`${t('people', { adults: voucher.adults })}, ${voucher.label}`}</p>
      </div>
    </div>
  );
}

/** Why a code opens nothing. */
export function RefusedVoucher({ refusal }: { readonly refusal: RedemptionRefusal }) {
  const t = useCentreMessages();
  const { locale, timeZone } = useSite();
  if (refusal.kind === 'closed') return null;
  if (refusal.kind === 'tooMany') return <Message kind="warning">{t('tooMany', { minutes: refusal.minutes })}</Message>;
  return (
    <Message kind={refusal.kind === 'away' ? 'info' : 'error'} title={t(`${refusal.kind}.title`)}>
      {refusalText(refusal, { t, locale, timeZone })}
    </Message>
  );
}

type Said = Pick<ReturnType<typeof useSite>, 'locale' | 'timeZone'> & { readonly t: CentreTranslate };

/** In one line, for the list of the latest codes. */
export function refusalText(refusal: RedemptionRefusal, { t, locale, timeZone }: Said): string {
  switch (refusal.kind) {
    case 'tooMany':
      return t('tooMany', { minutes: refusal.minutes });
    case 'unknown':
      return t('code.unknown');
    case 'used': {
      const { usedAt, usedBy: name } = refusal;
      if (!usedAt) return t('used.plain');
      const when = formatMoment(usedAt, { locale, timeZone });
      return name ? t('used.by', { ...when, name }) : t('used.text', when);
    }
    case 'closed':
      return '';
    default:
      return t(`${refusal.kind}.text`);
  }
}
