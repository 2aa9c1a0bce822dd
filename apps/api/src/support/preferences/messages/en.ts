import type { PreferenceMessages } from '../preference-messages.ts';

export const en: PreferenceMessages = {
  text: 'This is what we send to your address, beside the messages about your orders, your gifts and your account.',
  newsletter: {
    heading: (shop) => `The letter of ${shop}`,
    on: 'You get it.',
    unconfirmed: 'You do not get it yet: confirm with the button of the mail that we sent you.',
    off: 'You do not get it. You can subscribe at the foot of every page.',
    end: 'Unsubscribe from the letter',
  },
  wishes: {
    heading: () => 'The prices of your favourites',
    on: 'We write to you when the price of a favourite falls or its last room is booked.',
    off: 'We watch no prices. You can ask for it on the page of your favourites.',
    end: 'Stop watching the prices',
  },
  giftReminders: {
    heading: () => 'Reminders of your gifts',
    on: 'We write to you 60, 30 and 7 days before the last day of a gift.',
    off: 'We do not remind you of the last day of your gifts.',
    end: 'End the reminders',
    resume: 'Get reminders again',
  },
  home: 'Back to the home page',
};
