export { SigninPage as Component } from './signin-page.tsx';
