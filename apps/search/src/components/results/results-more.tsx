import type { SuggestionLinks } from '@shop/contracts';
import { CachedFragment } from '@shop/contracts/page';
import { Grid, Section } from '@shop/design-system';
import { useIntl } from 'react-intl';
import { countTemplate } from '../../views/results/word-templates.ts';
import { routerLink } from '../router-link.tsx';
import css from './results.module.css';

/** Owns the HTML of the links that this release has drawn. */
const drawnLinks = {};

/** Links to neighbouring searches with their number of weekends, in five columns (spec 1, sections 2 and 9). */
export function SuggestionSections({ sections }: { readonly sections: readonly SuggestionLinks[] }) {
  const intl = useIntl();
  const weekends = countTemplate(intl, 'search.links.weekends', intl.locale);
  return sections.map(({ title, links }) => (
    <Section key={title} title={title}>
      <CachedFragment owner={drawnLinks} name="links" facts={links}>
        <Grid as="ul" role="list" columns={5} phone="two" className={css.links}>
          {links.map(({ label, uri, count }) => (
            <li key={uri}>
              {routerLink({ href: uri, className: css.place, children: label })}
              <span className={css.weekends}>{weekends(count)}</span>
            </li>
          ))}
        </Grid>
      </CachedFragment>
    </Section>
  ));
}

/** What there is to know about the place, written for those who read on (spec 1, section 2). */
export function SeoText({ title, text }: { readonly title: string; readonly text: string }) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <Section title={title}>
      <div className={css.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
