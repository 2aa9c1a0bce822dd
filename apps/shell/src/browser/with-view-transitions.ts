import type { DataRouter } from 'react-router';
import { isOtherPage } from './is-other-page.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Lets the browser blend one page into the next, where it can and motion is wanted. A change of filters, dates or tabs
 * stays on its page and is no transition; neither is Back, where the place must be right at once.
 */
export function withViewTransitions(router: DataRouter): DataRouter {
  const navigate = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>;
  const blended = (to: unknown, options: object = {}) => {
    const isBlended = canBlend() && isOtherPage(to, router);
    return typeof to === 'number' ? navigate(to) : navigate(to, { viewTransition: isBlended, ...options });
  };
  router.navigate = blended as DataRouter['navigate'];
  return router;
}

function canBlend(): boolean {
  return typeof document.startViewTransition === 'function' && !matchMedia(REDUCED_MOTION).matches;
}
