export { careConsoleLoader as loader } from './care-console-loader.ts';
export { CareConsolePage as Component } from './care-console-page.tsx';
