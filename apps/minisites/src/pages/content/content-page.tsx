import { ApiError, staticPageQuery } from '@shop/api-client';
import type { StaticPage } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Container } from '@shop/design-system';
import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import { formatDay } from '@shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useParams, type ErrorResponse } from 'react-router';
import css from '../../components/content/content.module.css';
import { QuestionList } from '../../components/content/question-list.tsx';
import { PageLoader } from '../../components/shared/page-loader.tsx';
import { RichText } from '../../components/shared/rich-text.tsx';

/** Terms, protection of data and the like: title, text, and a spinner until they are there (spec 2, section 2). */
export function ContentPage() {
  const { locale } = useSite();
  const { id = '' } = useParams();
  const { data, error } = useQuery(staticPageQuery({ id, locale }));
  if (data) return <Content page={data} />;
  if (error) throw failureOf(error);
  return <PageLoader />;
}

function Content({ page: { id, title, description, updatedOn, content } }: { readonly page: StaticPage }) {
  const shop = brandNameOf(useSite());
  const { locale } = useSite();
  return (
    <Container as="article" width="narrow" className={css.page}>
      <title>{pageTitle(title, shop)}</title>
      <meta name="description" content={description} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.date}>
        <FormattedMessage id="minisites.content.updated" values={{ day: formatDay(updatedOn, locale, 'long') }} />
      </p>
      {id === 'faq' ? <QuestionList text={content} /> : <RichText text={content} />}
    </Container>
  );
}

/** That there is no such page is the shop's 404; anything else is an error of this region. */
function failureOf(error: unknown): unknown {
  const isMissing = error instanceof ApiError && error.status === 404;
  const missing: ErrorResponse & { internal: boolean } = { status: 404, statusText: '', internal: false, data: { code: 'NOT_FOUND' } };
  return isMissing ? missing : error;
}
