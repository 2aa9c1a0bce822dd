/** The page as it is loaded by itself. */
export { ConfirmationPage as Component } from './confirmation.tsx';
export { loadConfirmation as loader } from './load-confirmation.ts';
