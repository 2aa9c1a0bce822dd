import { useNavigation } from 'react-router';
import css from './layout.module.css';

/** A line at the top while the next page is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return <div className={css.progress} data-state={state} aria-hidden="true" />;
}
