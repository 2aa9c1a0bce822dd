import type { OrderView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card, FactList, Icon, Picture, Section, Stack } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import { routeLink } from '../../shared/route-link.tsx';
import { useWords } from '../../shared/use-words.ts';
import { partyWords } from '../../shared/words-of-stay.ts';
import css from './order-confirmed.module.css';

/** The booking, where its mail went, and what happens next. */
export function OrderConfirmed({ order }: { readonly order: OrderView }) {
  const { locale } = useSite();
  const words = useWords();
  const { stay, checkin, checkout, adult: adults, child: children, baby: babies } = order;
  const facts = [
    [words('product.dates.arrival'), formatDay(checkin, locale, 'long')],
    [words('product.dates.departure'), formatDay(checkout, locale, 'long')],
    [words('product.confirmation.duration'), words('product.price.nights', { count: order.nights })],
    [words('product.party.title'), partyWords({ adults, children, babies }, words)],
    [words('product.room.title'), stay.roomLabel],
    [words('product.confirmation.paid'), formatMoney(order.amount, locale)],
  ];
  return (
    <Stack gap={6}>
      <header className={css.head}>
        <span className={css.mark}>
          <Icon name="check" size="large" />
        </span>
        <h1>{words('product.confirmation.title')}</h1>
        <p>{words('product.confirmation.mail', { email: order.email })}</p>
        <p className={css.number}>
          {words('product.confirmation.number')} <b>{order.bookingNumber}</b>
        </p>
      </header>
      <Card look="raised" padding="none" className={css.card}>
        <Picture url={stay.imageUrl} alt="" shape="wide" sizes="(min-width: 45rem) 42rem, 100vw" eager className={css.picture} />
        <div className={css.body}>
          <h2 className={css.name}>{stay.label}</h2>
          <p className={css.place}>
            {stay.hotelLabel}, {stay.locationLabel}
          </p>
          <dl className={css.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
      <Section title={words('product.confirmation.next')}>
        <FactList
          columns={1}
          facts={[
            { icon: 'mail', title: words('product.confirmation.nextMail') },
            { icon: 'hotel', title: words('product.confirmation.nextHotel') },
            { icon: 'help-circle', title: words('product.confirmation.nextHelp') },
          ]}
        />
      </Section>
      <div>
        <Button look="brand" href={hrefFor('results', locale)} render={routeLink}>
          {words('product.confirmation.search')}
        </Button>
      </div>
    </Stack>
  );
}
