import type { WishMailMessages } from '../wish-mail-messages.ts';

export const fr: WishMailMessages = {
  hello: (name) => `Bonjour ${name},`,
  goodbye: 'À bientôt,',
  cheaperSubject: (stay) => `Votre favori «\u00A0${stay}\u00A0» est moins cher`,
  soldOutSubject: (stay) => `Votre favori «\u00A0${stay}\u00A0» est complet`,
  severalSubject: 'Du nouveau parmi vos favoris',
  intro: 'Vous nous avez demandé de suivre le prix de vos favoris. Voici ce qui a changé.',
  cheaper: (now, before) => `${now} au lieu de ${before}`,
  soldOut: 'Complet à ces dates\u00A0: la dernière chambre est réservée.',
  gone: 'Plus aucune date n’est disponible pour le moment.',
  days: (arrival, departure) => `Du ${arrival} au ${departure}`,
  anyDay: 'Au meilleur prix, toutes dates confondues',
  see: 'Voir le séjour',
  favourites: 'Voir mes favoris',
  note: 'Ce prix est celui du moment où ce message est parti\u00A0: il peut encore changer.',
  end: { heading: 'Vous ne voulez plus de ces messages\u00A0?', link: 'Ne plus suivre les prix de mes favoris' },
  pages: {
    ask: {
      title: 'Ne plus suivre les prix de vos favoris\u00A0?',
      text: 'Vous ne recevrez plus de message à leur sujet. Vos favoris restent dans votre liste.',
      button: 'Ne plus suivre les prix',
    },
    ended: {
      title: 'Nous ne suivons plus les prix de vos favoris.',
      text: 'Vous ne recevrez plus de message à leur sujet. Vous pouvez changer d’avis sur la page de vos favoris.',
    },
  },
  home: 'Retour à l’accueil',
};
