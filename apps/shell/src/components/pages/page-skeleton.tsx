import { FormattedMessage } from 'react-intl';
import css from '../layout.module.css';

/** Shown while a page's data streams in. */
export function PageSkeleton() {
  return (
    <div className={css.skeleton} role="status">
      <span className={css.hidden}>
        <FormattedMessage id="shell.loading" />
      </span>
    </div>
  );
}
