import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Container } from '../container/container.tsx';
import type { LinkRender } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import css from './soon-page.module.css';

interface SoonWay {
  readonly label: string;
  readonly href: string;
}

export interface SoonPageProps {
  /** `Opening soon`. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** What can be done today: the search, which is the louder, and home. */
  readonly search: SoonWay;
  readonly home: SoonWay;
  readonly render?: LinkRender;
}

/** A page whose turn comes later: says what will be here and shows the ways that work today. */
export function SoonPage({ label, title, text, search, home, render }: SoonPageProps) {
  return (
    <Container width="narrow" className={css.page}>
      <title>{title}</title>
      <Stack gap={4} align="start">
        <Badge tone="brand" icon="clock">
          {label}
        </Badge>
        <h1>{title}</h1>
        <p className={css.text}>{text}</p>
        <Stack direction="row" gap={3} className={css.ways}>
          <Button look="primary" icon="search" href={search.href} render={render}>
            {search.label}
          </Button>
          <Button href={home.href} render={render}>
            {home.label}
          </Button>
        </Stack>
      </Stack>
    </Container>
  );
}
