import { useSite } from '@shop/contracts/page';
import { Badge, Button, Container, Stack } from '@shop/design-system';
import { START, hrefFor, resultsHref } from '@shop/routes';
import { FormattedMessage } from 'react-intl';
import { routerLink } from './router-link.tsx';
import css from './soon-page.module.css';

export interface SoonPageProps {
  readonly title: string;
  readonly text: string;
}

/** A page whose turn comes later: says what will be here, shows the ways that work today, and stays out of search engines. */
export function SoonPage({ title, text }: SoonPageProps) {
  const { locale } = useSite();
  return (
    <Container width="narrow" className={css.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex, follow" />
      <Stack gap={4} align="start">
        <Badge tone="brand" icon="clock">
          <FormattedMessage id="account.soon.label" />
        </Badge>
        <h1>{title}</h1>
        <p className={css.text}>{text}</p>
        <Stack direction="row" gap={3} className={css.ways}>
          <Button look="primary" icon="search" href={resultsHref(locale, START)} render={routerLink}>
            <FormattedMessage id="account.soon.search" />
          </Button>
          <Button href={hrefFor('home', locale)} render={routerLink}>
            <FormattedMessage id="account.soon.home" />
          </Button>
        </Stack>
      </Stack>
    </Container>
  );
}
