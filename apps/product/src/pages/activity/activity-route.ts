/** The page as it is loaded by itself. */
export { ActivityPage as Component } from './activity.tsx';
export { loadActivity as loader } from './load-activity.ts';
