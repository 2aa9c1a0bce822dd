import { plainLink, type LinkRender } from '../link/link.tsx';
import css from './breadcrumb.module.css';

export interface BreadcrumbProps {
  /** Names the landmark: `You are here`. */
  readonly label: string;
  /** From the widest to the page itself, which needs no address. */
  readonly items: readonly { readonly label: string; readonly href?: string }[];
  readonly render?: LinkRender;
}

export function Breadcrumb({ label, items, render = plainLink }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list} role="list">
        {items.map((item) => (
          <li key={item.label} className={css.item}>
            {item.href ? (
              render({ href: item.href, className: css.link, children: item.label })
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
