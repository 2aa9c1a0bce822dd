import type { WishMailMessages } from '../wish-mail-messages.ts';

export const en: WishMailMessages = {
  hello: (name) => `Hello ${name},`,
  goodbye: 'See you soon,',
  cheaperSubject: (stay) => `Your favourite “${stay}” costs less`,
  soldOutSubject: (stay) => `Your favourite “${stay}” is sold out`,
  severalSubject: 'News of your favourites',
  intro: 'You asked us to watch the prices of your favourites. This is what has changed.',
  cheaper: (now, before) => `${now} instead of ${before}`,
  soldOut: 'Sold out for these dates: the last room has been booked.',
  gone: 'There is no date left for now.',
  days: (arrival, departure) => `From ${arrival} to ${departure}`,
  anyDay: 'At the lowest price of all dates',
  see: 'See the stay',
  favourites: 'See my favourites',
  note: 'This is the price at the moment this mail was sent: it may still change.',
  end: { heading: 'No more of these mails?', link: 'Stop watching the prices of my favourites' },
  pages: {
    ask: {
      title: 'Stop watching the prices of your favourites?',
      text: 'You will get no more mails about them. Your favourites stay on your list.',
      button: 'Stop watching prices',
    },
    ended: {
      title: 'We no longer watch the prices of your favourites.',
      text: 'You will get no more mails about them. You can change your mind on the page of your favourites.',
    },
  },
  home: 'Back to the home page',
};
