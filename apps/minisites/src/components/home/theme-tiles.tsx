import type { HomeContent } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Grid, PosterCard, Section } from '@shop/design-system';
import { START, resultsHref } from '@shop/routes';
import { useIntl } from 'react-intl';
import { routerLink } from '../shared/router-link.tsx';
import css from './theme-tiles.module.css';

/** One poster per theme; each opens its search. */
export function ThemeTiles({ themes }: Pick<HomeContent, 'themes'>) {
  const { locale } = useSite();
  const intl = useIntl();
  if (themes.length === 0) return null;
  return (
    <Section title={intl.formatMessage({ id: 'minisites.home.themes.title' })}>
      <Grid as="ul" role="list" columns={5} phone="row" className={css.tiles} data-count={themes.length}>
        {themes.map(({ id, label, imageUrl, theme, url }) => (
          <li key={id}>
            <PosterCard
              imageUrl={imageUrl}
              title={label}
              href={url ?? resultsHref(locale, { ...START, theme })}
              render={routerLink}
              imageSizes="(min-width: 68rem) 15rem, 45vw"
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
