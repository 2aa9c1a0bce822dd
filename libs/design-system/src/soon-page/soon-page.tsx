import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Container } from '../container/container.tsx';
import type { IconName } from '../icon/icon.tsx';
import type { LinkRender } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import css from './soon-page.module.css';

export interface SoonPageProps {
  /** `Opening soon`. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** What can be done today, the first the loudest. */
  readonly ways: readonly { readonly label: string; readonly href: string; readonly icon?: IconName }[];
  readonly render?: LinkRender;
}

/** A page whose turn comes later: says what will be here and shows the ways that work today. */
export function SoonPage({ label, title, text, ways, render }: SoonPageProps) {
  return (
    <Container width="narrow" className={css.page}>
      <Stack gap={4} align="start">
        <Badge tone="brand" icon="clock">
          {label}
        </Badge>
        <h1>{title}</h1>
        <p className={css.text}>{text}</p>
        <Stack direction="row" gap={3} className={css.ways}>
          {ways.map((way, index) => (
            <Button key={way.href} look={index === 0 ? 'primary' : 'secondary'} icon={way.icon} href={way.href} render={render}>
              {way.label}
            </Button>
          ))}
        </Stack>
      </Stack>
    </Container>
  );
}
