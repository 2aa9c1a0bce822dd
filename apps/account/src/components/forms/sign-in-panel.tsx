import { useSite } from '@shop/contracts/page';
import { Card, Container } from '@shop/design-system';
import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import type { ReactNode } from 'react';
import css from './sign-in.module.css';

export interface EntryProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A page where somebody signs in: title, why, and the way in. */
export function SignInPanel({ title, intro, children }: EntryProps) {
  const shop = brandNameOf(useSite());
  return (
    <Container className={css.page}>
      <title>{pageTitle(title, shop)}</title>
      <Card className={css.card}>
        <h1 className={css.title}>{title}</h1>
        {intro && <p className={css.quiet}>{intro}</p>}
        {children}
      </Card>
    </Container>
  );
}
