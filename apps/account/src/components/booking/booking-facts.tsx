import { stayQuery } from '@shop/api-client';
import type { OrderView, SoldVoucher } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { FactList, isIconName } from '@shop/design-system';
import { activityDay } from '@shop/domain';
import { formatDay, formatMoment } from '@shop/i18n';
import { useQuery } from '@tanstack/react-query';
import css from './booking.module.css';
import { useBookingMessages } from './use-booking-messages.ts';

/** When, who, where, and what the stay holds. */
export function BookingFacts({ order }: { readonly order: OrderView }) {
  const { locale } = useSite();
  const t = useBookingMessages();
  const { checkin, checkout, adult: adults, child: children, baby: babies, nights, stay, insured } = order;
  const isStay = order.kind !== 'gift';
  const facts = [
    ...(checkin ? [['arrival', formatDay(checkin, locale, 'long')] as const] : []),
    ...(checkout ? [['departure', formatDay(checkout, locale, 'long')] as const] : []),
    ...(nights > 0 ? [['duration', t('nights', { count: nights })] as const] : []),
    ['party', t('party', { adults, children, babies })] as const,
    ...(stay.roomLabel ? [['room', stay.roomLabel] as const] : []),
    ...(insured ? [['insurance', t('insured')] as const] : []),
  ];
  return (
    <>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`fact.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isStay ? <Programme order={order} /> : <Vouchers order={order} />}
    </>
  );
}

/** What the stay holds, an activity with its day; a stay that is no longer known, or does not answer, leaves it out. */
function Programme({ order: { stay, checkin, activityDays = [] } }: { readonly order: OrderView }) {
  const { locale } = useSite();
  const t = useBookingMessages();
  const { data } = useQuery(stayQuery({ id: stay.id, locale }));
  const lines = data?.programLine.filter(({ kind }) => kind !== 'room') ?? [];
  if (lines.length === 0) return null;
  const dayOf = (activityId: string | undefined) => activityDays.find((one) => one.activityId === activityId)?.day;
  const facts = lines.map(({ icon, title, activityId }) => {
    const day = dayOf(activityId);
    const text = day ? formatDay(activityDay(checkin, day), locale, 'long') : undefined;
    return { icon: isIconName(icon) ? icon : ('check' as const), title, ...(text && { text }) };
  });
  return (
    <div>
      <h3 className={css.small}>{t('programme')}</h3>
      <FactList columns={1} facts={facts} />
    </div>
  );
}

function Vouchers({ order: { vouchers = [] } }: { readonly order: OrderView }) {
  const { locale, timeZone } = useSite();
  const t = useBookingMessages();
  if (vouchers.length === 0) return null;
  const facts = vouchers.map((voucher) => ({ icon: 'gift' as const, title: voucherText(voucher) }));
  function voucherText({ code, expiresOn, state, usedAt, transferredOn, exchanged }: SoldVoucher): string {
    if (transferredOn) return t('voucher.transferred', { code, day: formatDay(transferredOn, locale, 'long') });
    if (usedAt) return t('voucher.usedAt', { code, ...formatMoment(usedAt, { locale, timeZone }) });
    if (state === 'used') return t('voucher.used', { code });
    const day = formatDay(expiresOn, locale, 'long');
    if (exchanged) return t('voucher.exchanged', { code, day, exchangedOn: formatDay(exchanged.on, locale, 'long') });
    return t('voucher', { code, day });
  }
  return <FactList columns={1} facts={facts} />;
}
