/** The page as it is loaded by itself. */
export { loadBox as loader } from './load-box.ts';
export { BoxPage as Component } from './box.tsx';
