import { Icon, type IconName } from '../icon/icon.tsx';
import { plainLink, type LinkRender } from '../link/link.tsx';
import css from './link-list.module.css';

export interface LinkListProps {
  /** Names the list, where no heading does. */
  readonly label?: string;
  readonly items: readonly {
    readonly label: string;
    readonly href: string;
    readonly icon?: IconName;
    /** Behind it, quietly: `124 weekends`. */
    readonly note?: string;
    readonly current?: boolean;
  }[];
  readonly render?: LinkRender;
}

/** Links one under the other: the panel of the account, the languages, suggestions of searches. */
export function LinkList({ label, items, render = plainLink }: LinkListProps) {
  return (
    <ul className={css.list} role="list" aria-label={label}>
      {items.map(({ label: text, href, icon, note, current }) => (
        <li key={href}>
          {render({
            href,
            className: css.link,
            'aria-current': current ? 'true' : undefined,
            children: (
              <>
                {icon && <Icon name={icon} />}
                <span className={css.text}>{text}</span>
                {note && <span className={css.note}>{note}</span>}
                {current && <Icon name="check" />}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
