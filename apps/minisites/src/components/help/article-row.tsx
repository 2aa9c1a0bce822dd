import { articlesQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Grid, Picture, Section } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ContentLink } from '../shared/content-link.tsx';
import css from './help.module.css';

/** A selection of editorial articles; nothing where there is none. */
export function ArticleRow() {
  const { locale } = useSite();
  const intl = useIntl();
  const { data } = useQuery(articlesQuery({ locale }));
  if (!data?.articles.length) return null;
  return (
    <Section title={intl.formatMessage({ id: 'minisites.lost.articles' })}>
      <Grid as="ul" role="list" columns={4} phone="row">
        {data.articles.map(({ id, title, text, imageUrl, imageAlt, url }) => (
          <li key={id} className={css.article}>
            <Picture
              url={imageUrl}
              alt={imageAlt}
              sizes="(min-width: 68rem) 18rem, (min-width: 40rem) 45vw, 78vw"
              className={css.picture}
            />
            <h3 className={css.title}>
              <ContentLink url={url} className={css.link}>
                {title}
              </ContentLink>
            </h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
