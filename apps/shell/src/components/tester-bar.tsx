import { FormattedMessage } from 'react-intl';
import { useLayout } from '../layout/layout-context.ts';
import css from './tester-bar.module.css';

/** Says on top of every page, where it covers nothing, that a tester's link has put other releases on it than visitors get, and how to leave. */
export function TesterBar() {
  const { testing } = useLayout();
  if (!testing?.length) return null;
  return (
    <aside className={css.bar} data-testid="tester-bar">
      <FormattedMessage id="shell.testing" values={{ releases: testing.map(({ release }) => release).join(', ') }} />
      <a href="/release-override?leave=1" rel="nofollow">
        <FormattedMessage id="shell.testing.leave" />
      </a>
    </aside>
  );
}
