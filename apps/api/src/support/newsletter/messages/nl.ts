import type { NewsletterMessages } from '../newsletter-messages.ts';

export const nl: NewsletterMessages = {
  hello: 'Dag,',
  goodbye: 'Tot snel,',
  confirm: {
    subject: (shop) => `Bevestig je inschrijving voor de nieuwsbrief van ${shop}`,
    intro: (shop) => `Je hebt de nieuwsbrief van ${shop} aangevraagd. Alleen je bevestiging ontbreekt nog: volg deze link.`,
    notes: ['De link is 30 dagen geldig. Heb je niets aangevraagd? Doe dan niets: zonder bevestiging schrijven we je niet meer.'],
    link: 'Mijn inschrijving bevestigen',
  },
  already: {
    subject: (shop) => `Je krijgt de nieuwsbrief van ${shop} al`,
    intro: (shop) => `Je krijgt de nieuwsbrief van ${shop} al op dit adres: je hoeft niets te doen.`,
    notes: ['Wil je hem niet meer? Met deze link meld je je af.'],
    link: 'Me afmelden',
  },
  pages: {
    confirm: {
      title: (shop) => `De nieuwsbrief van ${shop} ontvangen?`,
      text: 'Eén klik en je inschrijving is bevestigd. Afmelden kan altijd.',
      button: 'Mijn inschrijving bevestigen',
    },
    confirmed: {
      title: () => 'Je inschrijving is bevestigd.',
      text: 'Tot gauw in je mailbox. In elke mail staat een link om je af te melden.',
    },
    unsubscribe: {
      title: (shop) => `De nieuwsbrief van ${shop} niet meer ontvangen?`,
      text: 'Je adres wordt uit de lijst gewist. Aan je boekingen en je account verandert niets.',
      button: 'Me afmelden',
    },
    unsubscribed: { title: () => 'Je bent afgemeld.', text: 'Je adres staat niet meer op de lijst van onze nieuwsbrief.' },
    gone: {
      title: () => 'Deze link is niet meer geldig.',
      text: 'De inschrijving is verlopen of stopgezet. Onderaan elke pagina kun je je opnieuw inschrijven.',
    },
  },
  home: 'Naar de startpagina',
};
