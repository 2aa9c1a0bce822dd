export { CodeLandingPage as Component } from './code-landing-page.tsx';
export { boxLandingLoader as loader } from '../box-landing.ts';
