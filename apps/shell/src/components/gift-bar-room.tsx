import { useIntl } from 'react-intl';
import css from './gift-bar.module.css';

/** The room of the bar until it is known what is left of the gift, so that the page does not move then. */
export function GiftBarRoom() {
  const intl = useIntl();
  return <aside className={css.bar} aria-label={intl.formatMessage({ id: 'shell.gift.bar' })} data-testid="gift-bar" aria-busy />;
}
