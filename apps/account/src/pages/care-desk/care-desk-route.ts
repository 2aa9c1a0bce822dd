export { careDeskLoader as loader } from './care-desk-loader.ts';
export { CareDeskPage as Component } from './care-desk-page.tsx';
