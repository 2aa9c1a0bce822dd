import { VisuallyHidden } from '@shop/design-system';
import { FormattedMessage } from 'react-intl';
import { ContentLink } from '../shared/content-link.tsx';
import css from './see-all.module.css';

export interface SeeAllProps {
  readonly url: string;
  readonly newTab?: boolean;
  /** In content's words; else "See all". */
  readonly label?: string;
  /** What of, for those who hear the link alone. */
  readonly of: string;
}

/** Beside the title of a block: leads to all that the block is a choice of. */
export function SeeAll({ url, newTab, label, of }: SeeAllProps) {
  return (
    <ContentLink url={url} newTab={newTab} className={css.all}>
      {label ?? <FormattedMessage id="minisites.home.seeAll" />} <VisuallyHidden>({of})</VisuallyHidden>
    </ContentLink>
  );
}
