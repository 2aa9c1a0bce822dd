export { OverviewPage as Component } from './overview-page.tsx';
export { loadAccount as loader } from '../../components/account/load-account.ts';
