export { ProfilePage as Component } from './profile-page.tsx';
export { loadProfile as loader } from './load-profile.ts';
