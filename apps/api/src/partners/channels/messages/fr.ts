import type { PartnerMailMessages } from '../partner-mail-messages.ts';

export const FR: PartnerMailMessages = {
  subject: {
    booked: (number, day) => `Nouvelle réservation ${number}, ${day}`,
    changed: (number, day) => `Réservation ${number} modifiée, ${day}`,
    cancelled: (number, day) => `Réservation ${number} annulée, ${day}`,
  },
  parcelSubject: {
    booked: (number) => `Nouveau colis à préparer, commande ${number}`,
    changed: (number) => `Colis modifié, commande ${number}`,
    cancelled: (number) => `Colis à ne pas envoyer, commande ${number} annulée`,
  },
  voucherSubject: {
    booked: (number) => `Bon vendu pour une activité chez vous, commande ${number}`,
    cancelled: (number) => `Bon annulé, commande ${number}`,
  },
  voucherIntro: {
    booked:
      'Un bon pour une activité chez vous a été vendu. La personne qui le reçoit vous appellera pour fixer une date et donnera le numéro de cette commande. Merci de confirmer.',
    cancelled: 'Ce bon est annulé\u00A0: il ne donne plus droit à rien. Merci de confirmer.',
  },
  reminder: (subject) => `Rappel\u00A0: ${subject}`,
  hello: (name) => `Bonjour ${name},`,
  intro: {
    booked: 'Un client a réservé chez vous. Merci de confirmer, ou de nous dire ce qui ne va pas.',
    changed: 'Cette réservation a changé. Voici ce qui vaut désormais\u00A0; merci de confirmer.',
    cancelled: 'Cette réservation est annulée. Merci de confirmer que vous ne l’attendez plus.',
  },
  guest: 'Client',
  phone: 'Téléphone',
  language: 'Langue du client',
  includes: 'Inclus',
  activities: 'Activités',
  hotel: 'Hôtel du client',
  specialRequest: 'Demande particulière',
  instead: 'Jusqu’ici',
  address: 'Adresse',
  content: 'Contenu',
  extras: 'Extras',
  from: 'De la part de',
  cardText: 'Mot sur la carte',
  answer: 'Confirmer ou répondre',
  answerNote: 'La page qui s’ouvre vous laisse confirmer ou poser une question. Sans réponse, nous revenons vers vous.',
  confirm: 'Confirmer',
  refuse: 'Ce n’est pas possible, ou j’ai une question',
  reason: 'Votre message au service client',
  confirmed: 'Merci, c’est confirmé.',
  refused: 'Merci, le service client a votre message et revient vers vous.',
};
