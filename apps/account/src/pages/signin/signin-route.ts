export { loadSignin as loader } from './load-signin.ts';
export { SigninPage as Component } from './signin-page.tsx';
