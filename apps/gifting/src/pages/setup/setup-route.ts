/** The page as it is loaded by itself. */
export { loadSetup as loader } from './load-setup.ts';
export { GiftSetupPage as Component } from './setup.tsx';
