export { signInAction as action } from './sign-in-action.ts';
export { SigninPage as Component } from './signin-page.tsx';
