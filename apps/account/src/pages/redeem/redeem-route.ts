export { redeemLoader as loader } from './redeem-loader.ts';
export { RedeemPage as Component } from './redeem-page.tsx';
