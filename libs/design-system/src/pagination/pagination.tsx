import { pageList, type PageMark } from '@shop/domain';
import { Icon } from '../icon/icon.tsx';
import { plainLink, type LinkRender } from '../link/link.tsx';
import css from './pagination.module.css';

export interface PaginationProps {
  /** Number of pages. */
  readonly total: number;
  /** From 0, as in links. */
  readonly current: number;
  /** The address of a page counted from 0. */
  readonly hrefOf: (page: number) => string;
  readonly render?: LinkRender;
  /** Names the landmark. */
  readonly label: string;
  /** `Page 3`; gets the number as shown, from 1. */
  readonly pageLabel: (page: number) => string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** `25 - 48 results of 124`. */
  readonly legend?: string;
}

export function Pagination({
  total,
  current,
  hrefOf,
  render = plainLink,
  label,
  pageLabel,
  previousLabel,
  nextLabel,
  legend,
}: PaginationProps) {
  const arrow = (page: number, name: string, rel: 'prev' | 'next') =>
    render({
      href: hrefOf(page),
      rel: rel,
      className: css.page,
      'aria-label': name,
      children: <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} />,
    });
  const marks = pageList(total, current);
  /** Left out on a phone, where a list of 9 still has room. */
  const isFar = (mark: PageMark | undefined) => total > 9 && typeof mark === 'number' && mark !== total && Math.abs(mark - 1 - current) > 1;
  return (
    <nav className={css.pagination} aria-label={label}>
      <ul className={css.list} role="list">
        {current > 0 && <li>{arrow(current - 1, previousLabel, 'prev')}</li>}
        {marks.map((mark, index) => (
          <li key={mark === 'gap' ? `gap-${index}` : mark} data-far={isFar(mark === 'gap' ? marks[index + 1] : mark) || undefined}>
            {mark === 'gap' ? (
              <span className={css.gap} aria-hidden>
                …
              </span>
            ) : (
              render({
                href: hrefOf(mark - 1),
                className: css.page,
                'aria-label': pageLabel(mark),
                'aria-current': mark - 1 === current ? 'page' : undefined,
                children: mark,
              })
            )}
          </li>
        ))}
        {current < total - 1 && <li>{arrow(current + 1, nextLabel, 'next')}</li>}
      </ul>
      {legend && <p className={css.legend}>{legend}</p>}
    </nav>
  );
}
