import type { CareOrder, CareSearchAnswer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Badge, Card, EmptyState } from '@shop/design-system';
import { CARE_SEARCH } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import { careConsoleHref } from '@shop/routes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ORDER_TONES } from '../../views/care/order-tone.ts';
import { BlockAccount, type Customer } from './acts/block-account.tsx';
import { useCareMessages } from './care-messages.ts';
import css from './care.module.css';

export interface CareResultsProps {
  readonly found: CareSearchAnswer;
  /** What was looked for. */
  readonly query: string;
  readonly reason: string;
  /** Whether the colleague acts for customers. */
  readonly mayAct: boolean;
  /** The order whose story is shown. */
  readonly chosen: string | undefined;
}

/** What a search has found: vouchers, customers and orders, each a way on. */
export function CareResults({ found: { vouchers, customers, orders }, query, reason, mayAct, chosen }: CareResultsProps) {
  const { locale } = useSite();
  const t = useCareMessages();
  const count = vouchers.length + customers.length + orders.length;
  if (count === 0)
    return (
      <EmptyState title={t('results.none.title')}>
        <span role="status">{t('results.none.text', { query })}</span>
      </EmptyState>
    );
  return (
    <section className={css.results} aria-label={t('results.title')}>
      <p role="status" className={css.quiet}>
        {t(count >= CARE_SEARCH.rows ? 'results.most' : 'results.count', { count })}
      </p>
      <ul className={css.list}>
        {vouchers.map(({ code, state, remaining, expiresOn, orderUUID }) => (
          <Row key={code} kind="voucher" isChosen={orderUUID !== undefined && orderUUID === chosen}>
            <p className={css.line}>
              <Badge tone="gift" icon="gift">
                {t('voucher')}
              </Badge>
              <span className={css.quiet}>{t('voucher.state', { state })}</span>
            </p>
            <h2 className={css.name}>
              {orderUUID ? (
                <Link className={css.link} to={careConsoleHref(locale, { query, orderUUID })}>
                  {t('voucher.code', { code })}
                </Link>
              ) : (
                t('voucher.code', { code })
              )}
            </h2>
            <p>{t('voucher.worth', { amount: formatMoney(remaining, locale), day: formatDay(expiresOn, locale, 'shortYear') })}</p>
          </Row>
        ))}
        {customers.map((customer) => (
          <Row key={customer.accountId} kind="customer" isChosen={false}>
            <CustomerFacts customer={customer} />
            {mayAct && <BlockAccount customer={customer} reason={reason} />}
          </Row>
        ))}
        {orders.map((order) => (
          <OrderRow key={order.orderUUID} order={order} query={query} isChosen={order.orderUUID === chosen} />
        ))}
      </ul>
    </section>
  );
}

/** A customer leads to all that the address has ordered. */
function CustomerFacts({ customer: { name, email, phone, blocked } }: { readonly customer: Customer }) {
  const { locale } = useSite();
  const t = useCareMessages();
  return (
    <>
      <p className={css.line}>
        <Badge tone="brand" icon="user">
          {t('customer')}
        </Badge>
        {blocked && (
          <Badge tone="warning" icon="lock">
            {t('customer.blocked')}
          </Badge>
        )}
      </p>
      <h2 className={css.name}>
        <Link className={css.link} to={careConsoleHref(locale, { query: email })}>
          {name}
        </Link>
      </h2>
      <p className={css.wrapped}>{email}</p>
      {phone && <p className={css.quiet}>{phone}</p>}
    </>
  );
}

function OrderRow({ order, query, isChosen }: { readonly order: CareOrder; readonly query: string; readonly isChosen: boolean }) {
  const { locale } = useSite();
  const t = useCareMessages();
  const { orderUUID, bookingNumber, status, kind, name, email, hotel, checkin } = order;
  return (
    <Row kind="order" isChosen={isChosen}>
      <p className={css.line}>
        <Badge tone={ORDER_TONES[status]}>{t('order.status', { status })}</Badge>
        <span className={css.quiet}>{t('order.kind', { kind })}</span>
      </p>
      <h2 className={css.name}>
        <Link className={css.link} to={careConsoleHref(locale, { query, orderUUID })} aria-current={isChosen || undefined}>
          {t('order.number', { number: bookingNumber })}
        </Link>
      </h2>
      <p className={css.wrapped}>{[name, email].filter(Boolean).join(' · ') || t('order.nobody')}</p>
      <p className={css.quiet}>{[hotel, checkin && formatDay(checkin, locale, 'shortYear')].filter(Boolean).join(' · ')}</p>
    </Row>
  );
}

function Row({ kind, isChosen, children }: { readonly kind: string; readonly isChosen: boolean; readonly children: ReactNode }) {
  return (
    <Card as="li" padding="small" className={css.row} selected={isChosen} data-found={kind}>
      {children}
    </Card>
  );
}
