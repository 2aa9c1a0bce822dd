/** Newsletter and messages to customer care. */
export { contactMail } from './contact-mail.ts';
export { chooseNewsletter, newsletterChoice } from './newsletter/newsletter-choice.ts';
export { newsletterMail } from './newsletter/newsletter-mail.ts';
