import type { HomeContent } from '@shop/contracts';
import { Button, Card } from '@shop/design-system';
import { routerLink } from '../shared/router-link.tsx';
import css from './mobile-extra.module.css';

/** A few words more on a narrow screen, where the menu is out of sight. */
export function MobileExtra({ extra: { title, text, link } }: { readonly extra: NonNullable<HomeContent['mobileExtra']> }) {
  return (
    <Card as="section" look="quiet" className={css.extra} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <p>{text}</p>
      <Button look="brand" href={link.url} render={routerLink}>
        {link.label}
      </Button>
    </Card>
  );
}
