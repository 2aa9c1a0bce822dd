import { Icon, isIconName } from '@shop/design-system';
import { useIntl } from 'react-intl';
import { ContentLink } from '../shared/content-link.tsx';
import type { BlockOf } from './content-blocks.tsx';
import css from './top-bar.module.css';

/** A row of short cuts; on a narrow screen it scrolls sideways. */
export function TopBar({ block }: { readonly block: BlockOf<'TopBar'> }) {
  const label = useIntl().formatMessage({ id: 'minisites.topBar.label' });
  if (block.links.length === 0) return null;
  return (
    <nav aria-label={label} className={css.bar}>
      <ul role="list" className={css.links}>
        {block.links.map(({ label: text, url, icon, newTab }) => (
          <li key={url}>
            <ContentLink url={url} newTab={newTab} className={css.link}>
              {isIconName(icon) && <Icon name={icon} />}
              {text}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
