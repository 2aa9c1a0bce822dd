export { GiftsPage as Component } from './gifts-page.tsx';
export { loadAccount as loader } from '../../components/account/load-account.ts';
