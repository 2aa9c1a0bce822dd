export { openLoader as loader } from './open-loader.ts';
export { OpenPage as Component } from './open-page.tsx';
