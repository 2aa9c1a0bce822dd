import type { PartnerMailMessages } from '../partner-mail-messages.ts';

export const EN: PartnerMailMessages = {
  subject: {
    booked: (number, day) => `New booking ${number}, ${day}`,
    changed: (number, day) => `Booking ${number} changed, ${day}`,
    cancelled: (number, day) => `Booking ${number} cancelled, ${day}`,
  },
  parcelSubject: {
    booked: (number) => `New parcel to pack, order ${number}`,
    changed: (number) => `Parcel changed, order ${number}`,
    cancelled: (number) => `Parcel not to send, order ${number} is cancelled`,
  },
  voucherSubject: {
    booked: (number) => `Voucher sold for an activity of yours, order ${number}`,
    cancelled: (number) => `Voucher cancelled, order ${number}`,
  },
  voucherIntro: {
    booked:
      'A voucher for an activity of yours was sold. Whoever gets it will call you to agree on a day, and give the number of this order. Please confirm.',
    cancelled: 'This voucher is cancelled and no longer worth anything. Please confirm.',
  },
  reminder: (subject) => `Reminder: ${subject}`,
  hello: (name) => `Hello ${name},`,
  intro: {
    booked: 'A guest has booked with you. Please confirm, or tell us what is wrong.',
    changed: 'This booking has changed. This is what counts from now on; please confirm.',
    cancelled: 'This booking is cancelled. Please confirm that you no longer expect it.',
  },
  guest: 'Guest',
  phone: 'Phone',
  language: 'Language of the guest',
  includes: 'Includes',
  activities: 'Activities',
  hotel: 'Hotel of the guest',
  specialRequest: 'Special request',
  instead: 'Until now',
  address: 'Address',
  content: 'Content',
  extras: 'Extras',
  from: 'From',
  cardText: 'Words on the card',
  answer: 'Confirm or answer',
  answerNote: 'The page that opens lets you confirm, or ask a question. Without an answer we come back to you.',
  confirm: 'Confirm',
  refuse: 'This is not possible, or I have a question',
  reason: 'Your message to customer care',
  confirmed: 'Thank you, it is confirmed.',
  refused: 'Thank you, customer care has your message and comes back to you.',
};
