import { defaultBrand } from '@shop/design-system';
import { useIntl } from 'react-intl';
import type { PageMeta } from '../views/page-meta.ts';

/** Title and head of the page; React lifts them into the document's head. */
export function ResultsMeta({ meta, place }: { readonly meta: PageMeta; readonly place: string | undefined }) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `search.meta.${id}` }, { place, brand: defaultBrand.name });
  return (
    <>
      <title>{say(place ? 'titleAt' : 'title')}</title>
      <meta name="description" content={say(place ? 'descriptionAt' : 'description')} />
      <meta name="robots" content={meta.robots} />
      <link rel="canonical" href={meta.canonical} />
      {meta.previous && <link rel="prev" href={meta.previous} />}
      {meta.next && <link rel="next" href={meta.next} />}
    </>
  );
}
