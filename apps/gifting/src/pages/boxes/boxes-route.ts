/** The page as it is loaded by itself. */
export { loadBoxes as loader } from './load-boxes.ts';
export { BoxesPage as Component } from './boxes.tsx';
