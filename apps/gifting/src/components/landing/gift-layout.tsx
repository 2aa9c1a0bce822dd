import { useSite } from '@shop/contracts/page';
import { brandNameOf, Container } from '@shop/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../shared/use-messages.ts';
import css from './landing.module.css';

interface GiftLayoutProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** The page around a gift or its code. */
export function GiftLayout({ title, lead, children }: GiftLayoutProps) {
  const shop = brandNameOf(useSite());
  const t = useMessages();
  return (
    <Container width="narrow" className={css.page}>
      <title>{t('gifting.use.pageTitle', { shop })}</title>
      <div className={css.head}>
        <h1>{title}</h1>
        {lead && <p className={css.quiet}>{lead}</p>}
      </div>
      {children}
    </Container>
  );
}
