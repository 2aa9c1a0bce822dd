import type { NewsletterMessages } from '../newsletter-messages.ts';

export const fr: NewsletterMessages = {
  hello: 'Bonjour,',
  goodbye: 'À bientôt,',
  confirm: {
    subject: (shop) => `Confirmez votre inscription à la newsletter ${shop}`,
    intro: (shop) => `Vous avez demandé à recevoir la newsletter ${shop}. Il ne manque plus que votre confirmation\u00A0: suivez ce lien.`,
    notes: [
      'Le lien est valable 30 jours. Vous n’avez rien demandé\u00A0? Ne faites rien\u00A0: sans confirmation, nous ne vous écrirons plus.',
    ],
    link: 'Confirmer mon inscription',
  },
  already: {
    subject: (shop) => `Vous êtes déjà inscrit à la newsletter ${shop}`,
    intro: (shop) => `Vous recevez déjà la newsletter ${shop} à cette adresse\u00A0: il n’y a rien à faire.`,
    notes: ['Vous n’en voulez plus\u00A0? Ce lien vous désinscrit.'],
    link: 'Me désinscrire',
  },
  pages: {
    confirm: {
      title: (shop) => `Recevoir la newsletter ${shop}\u00A0?`,
      text: 'Un clic, et votre inscription est confirmée. Vous pourrez vous désinscrire à tout moment.',
      button: 'Confirmer mon inscription',
    },
    confirmed: {
      title: () => 'Votre inscription est confirmée.',
      text: 'À bientôt dans votre boîte de réception. Chaque envoi porte un lien de désinscription.',
    },
    unsubscribe: {
      title: (shop) => `Ne plus recevoir la newsletter ${shop}\u00A0?`,
      text: 'Votre adresse sera effacée de la liste. Vos réservations et votre compte n’en sont pas touchés.',
      button: 'Me désinscrire',
    },
    unsubscribed: {
      title: () => 'Vous êtes désinscrit.',
      text: 'Votre adresse ne figure plus dans la liste de notre newsletter.',
    },
    gone: {
      title: () => 'Ce lien n’est plus valable.',
      text: 'L’inscription a expiré ou a été annulée. Vous pouvez vous inscrire à nouveau au bas de chaque page.',
    },
  },
  home: 'Retour à l’accueil',
};
