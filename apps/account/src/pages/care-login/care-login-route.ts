export { careLoginLoader as loader } from './care-login-loader.ts';
export { CareLoginPage as Component } from './care-login-page.tsx';
