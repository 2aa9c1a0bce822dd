export { loadStay as loader } from './load-stay.ts';
export { StayPage as Component } from './stay.tsx';
