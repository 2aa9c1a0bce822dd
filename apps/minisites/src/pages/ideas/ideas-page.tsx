import { ideasQuery } from '@shop/api-client';
import type { IdeasAnswer } from '@shop/contracts';
import { useRobots, useSite } from '@shop/contracts/page';
import { Button, Container, LinkList, Message, Section } from '@shop/design-system';
import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { IdeaSection } from '../../components/ideas/idea-section.tsx';
import css from '../../components/ideas/ideas.module.css';
import { PageHead } from '../../components/shared/page-head.tsx';
import { PageLoader } from '../../components/shared/page-loader.tsx';
import { routerLink } from '../../components/shared/router-link.tsx';

/** Ideas for weekends: sections of tiles, and the regions (spec 2, section 2). */
export function IdeasPage() {
  const { locale } = useSite();
  const { data, isError, isFetching, refetch } = useQuery(ideasQuery({ locale }));
  if (data) return <Ideas ideas={data} />;
  return isError ? <Failed isBusy={isFetching} onRetry={() => void refetch()} /> : <PageLoader />;
}

function Ideas({ ideas: { seo, title, intro, tilesShown, sections, regions } }: { readonly ideas: IdeasAnswer }) {
  return (
    <Container className={css.page}>
      <PageHead seo={seo} />
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={css.intro}>{intro}</p>
      </header>
      {sections.map((section) => (
        <IdeaSection key={section.id} section={section} tilesShown={tilesShown} />
      ))}
      <Section title={regions.title}>
        <div className={css.regions}>
          <LinkList items={regions.links.map(({ label, url }) => ({ label, href: url }))} render={routerLink} />
        </div>
      </Section>
    </Container>
  );
}

function Failed({ isBusy, onRetry }: { readonly isBusy: boolean; readonly onRetry: () => void }) {
  const shop = brandNameOf(useSite());
  const intl = useIntl();
  const robots = useRobots('noindex, follow');
  return (
    <Container className={css.page}>
      <title>{pageTitle(intl.formatMessage({ id: 'minisites.ideas.title' }), shop)}</title>
      {robots && <meta name="robots" content={robots} />}
      <h1 className={css.quietTitle}>
        <FormattedMessage id="minisites.ideas.title" />
      </h1>
      <Message
        kind="error"
        title={intl.formatMessage({ id: 'minisites.error' })}
        action={
          <Button busy={isBusy} onClick={onRetry}>
            <FormattedMessage id="minisites.retry" />
          </Button>
        }
      />
    </Container>
  );
}
