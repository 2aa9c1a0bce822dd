import { useSite } from '@shop/contracts/page';
import { LinkList, type IconName } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { routerLink } from '../shared/router-link.tsx';
import css from './contact.module.css';

/** What customers come for most; the hash tells the booking management which it is (CONT-003). */
const ACTIONS = [
  { hash: 'modify', icon: 'pencil' },
  { hash: 'cancel', icon: 'x' },
  { hash: 'invoice', icon: 'credit-card' },
] as const satisfies readonly { hash: string; icon: IconName }[];

export function QuickActions() {
  const titleId = useId();
  const intl = useIntl();
  const { locale } = useSite();
  const items = ACTIONS.map(({ hash, icon }) => ({
    icon,
    label: intl.formatMessage({ id: `minisites.contact.action.${hash}` }),
    href: hrefFor('bookingManagement', locale, {}, { hash }),
  }));
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={css.heading}>
        <FormattedMessage id="minisites.contact.actions" />
      </h2>
      <LinkList items={items} render={routerLink} />
    </section>
  );
}
