import type { NewsletterMessages } from '../newsletter-messages.ts';

export const en: NewsletterMessages = {
  hello: 'Hello,',
  goodbye: 'See you soon,',
  confirm: {
    subject: (shop) => `Confirm your subscription to the letter of ${shop}`,
    intro: (shop) => `You asked for the letter of ${shop}. Only your confirmation is missing: follow this link.`,
    notes: ['The link is valid for 30 days. You asked for nothing? Do nothing: without a confirmation we will not write again.'],
    link: 'Confirm my subscription',
  },
  already: {
    subject: (shop) => `You already get the letter of ${shop}`,
    intro: (shop) => `You already get the letter of ${shop} at this address: there is nothing to do.`,
    notes: ['You no longer want it? This link unsubscribes you.'],
    link: 'Unsubscribe',
  },
  pages: {
    confirm: {
      title: (shop) => `Get the letter of ${shop}?`,
      text: 'One click, and your subscription is confirmed. You can unsubscribe at any time.',
      button: 'Confirm my subscription',
    },
    confirmed: {
      title: () => 'Your subscription is confirmed.',
      text: 'See you soon in your mailbox. Every issue has a link to unsubscribe.',
    },
    unsubscribe: {
      title: (shop) => `No longer get the letter of ${shop}?`,
      text: 'Your address will be erased from the list. Your bookings and your account stay as they are.',
      button: 'Unsubscribe',
    },
    unsubscribed: { title: () => 'You are unsubscribed.', text: 'Your address is no longer on the list of our letter.' },
    gone: {
      title: () => 'This link is no longer valid.',
      text: 'The subscription has expired or was cancelled. You can subscribe again at the foot of every page.',
    },
  },
  home: 'Back to the home page',
};
