export { ideasLoader as loader } from './ideas-loader.ts';
export { IdeasPage as Component } from './ideas-page.tsx';
