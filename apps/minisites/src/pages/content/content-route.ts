export { contentLoader as loader } from './content-loader.ts';
export { ContentPage as Component } from './content-page.tsx';
