import type { MenuLink } from '@shop/contracts';
import { imageAt } from '@shop/design-system';
import { FormattedMessage } from 'react-intl';
import { ContentAnchor } from '../content-anchor.tsx';
import css from './menu.module.css';

/** The suggestion of the themes tab (spec 2, section 2). */
export function ThisWeek({ theme }: { readonly theme: NonNullable<MenuLink['thisWeekTheme']> }) {
  return (
    <aside className={css.week}>
      {theme.imageUrl && (
        <img className={css.picture} src={imageAt(theme.imageUrl, '640_360')} alt="" width={320} height={180} loading="lazy" />
      )}
      <p className={css.weekName}>
        <FormattedMessage id="shell.menu.week" />
      </p>
      <h3>{theme.themaTitle}</h3>
      <p className={css.weekText}>{theme.description}</p>
      <ContentAnchor url={theme.weekendUrl} className={css.go}>
        <FormattedMessage id="shell.menu.go" />
      </ContentAnchor>
    </aside>
  );
}
