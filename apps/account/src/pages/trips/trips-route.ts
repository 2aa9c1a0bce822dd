export { TripsPage as Component } from './trips-page.tsx';
export { loadAccount as loader } from '../../components/account/load-account.ts';
