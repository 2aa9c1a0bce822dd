import { siteContext, useSite } from '@shop/contracts/page';
import { useIntl } from 'react-intl';
import { data, useParams, type LoaderFunctionArgs } from 'react-router';
import { SoonPage } from '../components/soon-page.tsx';
import { staticContent } from '../views/static-content.ts';

/** A static page that the locale does not have is a real 404. */
export function contentLoader({ params, context }: LoaderFunctionArgs) {
  if (!staticContent(params.id, context.get(siteContext).locale)) throw data({ code: 'NOT_FOUND' }, { status: 404 });
  return null;
}

/** Terms, protection of data and the like (decision A-005). */
export function ContentPage() {
  const intl = useIntl();
  const { id } = useParams();
  const content = staticContent(id, useSite().locale);
  if (!content) return null;
  const text = content.kind === 'terms' ? 'minisites.content.text' : 'minisites.content.company';
  return <SoonPage title={intl.formatMessage({ id: `minisites.content.${content.id}` })} text={intl.formatMessage({ id: text })} />;
}
