import type { PreferenceMessages } from '../preference-messages.ts';

export const fr: PreferenceMessages = {
  text: 'Voici ce que nous envoyons à votre adresse, en plus des messages de vos commandes, de vos cadeaux et de votre compte.',
  newsletter: {
    heading: (shop) => `La newsletter ${shop}`,
    on: 'Vous la recevez.',
    unconfirmed: 'Vous ne la recevez pas encore : confirmez votre inscription avec le bouton du mail que nous vous avons envoyé.',
    off: 'Vous ne la recevez pas. Vous pouvez vous inscrire au bas de chaque page.',
    end: 'Me désinscrire de la newsletter',
  },
  wishes: {
    heading: () => 'Les prix de vos favoris',
    on: 'Nous vous écrivons quand le prix d’un favori baisse ou quand sa dernière chambre est réservée.',
    off: 'Nous ne suivons aucun prix. Vous pouvez le demander sur la page de vos favoris.',
    end: 'Ne plus suivre les prix',
  },
  giftReminders: {
    heading: () => 'Les rappels de vos cadeaux',
    on: 'Nous vous écrivons 60, 30 et 7 jours avant le dernier jour d’un cadeau.',
    off: 'Nous ne vous rappelons plus le dernier jour de vos cadeaux.',
    end: 'Ne plus recevoir de rappels',
    resume: 'Recevoir de nouveau les rappels',
  },
  home: 'Retour à l’accueil',
};
