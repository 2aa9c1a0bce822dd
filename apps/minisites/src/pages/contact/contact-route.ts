export { contactLoader as loader } from './contact-loader.ts';
export { ContactPage as Component } from './contact-page.tsx';
