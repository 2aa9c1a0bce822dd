import { Icon, type IconName } from '@shop/design-system';
import { Link } from '@shop/federation/link';
import { FormattedMessage } from 'react-intl';
import css from './panel.module.css';

export interface PanelLink {
  /** Id of its word, and what tells it from the others. */
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  /** Id of a second, smaller line. */
  readonly note?: string;
}

/** Links of a drawer, in groups. */
export function PanelLinks({ links }: { readonly links: readonly PanelLink[] }) {
  return (
    <ul className={css.links}>
      {links.map(({ label, to, icon, note }) => (
        <li key={label}>
          <Link to={to} className={css.link}>
            <Icon name={icon} />
            <span>
              <FormattedMessage id={label} />
              {note && (
                <span className={css.note}>
                  <FormattedMessage id={note} />
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
