import type { AccountMailMessages } from '../account-mail-messages.ts';

export const fr: AccountMailMessages = {
  hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  goodbye: 'À bientôt,',
  newEmail: 'Nouvelle adresse',
  booking: 'Réservation',
  account: 'Compte',
  device: 'Appareil',
  signedInAt: 'Connexion',
  signedInFrom: 'Pays de l’adresse Internet',
  erasedOn: 'Supprimé le',
  registration: {
    subject: 'Confirmez votre adresse e-mail',
    lines: [
      'Il ne reste qu’une étape pour ouvrir votre compte\u00A0: suivez ce lien, puis saisissez le mot de passe que vous avez choisi.',
      'Le lien est valable 24 heures. Si vous n’avez rien demandé, ne faites rien\u00A0: aucun compte ne sera ouvert.',
    ],
    action: 'Confirmer mon adresse',
  },
  alreadyRegistered: {
    subject: 'Vous avez déjà un compte',
    lines: [
      'Quelqu’un, vous sans doute, a voulu ouvrir un compte avec cette adresse. Elle en a déjà un\u00A0: connectez-vous avec votre mot de passe, ou choisissez-en un nouveau depuis la page de connexion.',
      'Si ce n’était pas vous, vous n’avez rien à faire\u00A0: votre compte n’a pas changé.',
    ],
    action: 'Me connecter',
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe',
    lines: [
      'Vous avez demandé un nouveau mot de passe. Ce lien vous permet de le choisir\u00A0; il est valable une heure et ne sert qu’une fois.',
      'Si vous n’avez rien demandé, ignorez ce message\u00A0: votre mot de passe reste le même.',
    ],
    action: 'Choisir un mot de passe',
  },
  signInLink: {
    subject: 'Votre lien de connexion',
    lines: [
      'Ce lien vous connecte sans mot de passe\u00A0; il est valable une heure et ne sert qu’une fois.',
      'Si vous n’avez rien demandé, ignorez ce message\u00A0: sans ce lien, personne ne peut se connecter.',
    ],
    action: 'Me connecter',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a changé',
    lines: [
      'Le mot de passe de votre compte vient d’être modifié et vos autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, demandez aussitôt un nouveau mot de passe depuis la page de connexion.',
    ],
  },
  emailApproval: {
    subject: 'Approuvez la nouvelle adresse e-mail de votre compte',
    lines: [
      'Quelqu’un, vous sans doute, veut utiliser une autre adresse e-mail pour votre compte. Suivez ce lien pour l’approuver\u00A0; il est valable une heure. Nous envoyons ensuite un second lien à la nouvelle adresse.',
      'Si vous n’avez rien demandé, ne suivez pas ce lien et choisissez un nouveau mot de passe\u00A0: rien ne changera.',
    ],
    action: 'Approuver le changement',
  },
  emailChange: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    lines: [
      'Suivez ce lien pour utiliser cette adresse avec votre compte. Il est valable une heure.',
      'Si vous n’avez rien demandé, ignorez ce message\u00A0: rien ne changera.',
    ],
    action: 'Confirmer cette adresse',
  },
  emailChanged: {
    subject: 'L’adresse e-mail de votre compte a changé',
    lines: [
      'Votre compte utilise désormais une autre adresse e-mail.',
      'Si ce n’était pas vous, écrivez-nous depuis la page de contact\u00A0: nous vous aiderons à le récupérer.',
    ],
  },
  joinOrder: {
    subject: 'Ajouter votre réservation à un compte\u00A0?',
    lines: [
      'Quelqu’un, vous sans doute, veut ajouter votre réservation au compte indiqué ci-dessous. Suivez ce lien pour l’accepter\u00A0; il est valable une heure. La personne qui utilise ce compte pourra alors voir la réservation, la modifier et l’annuler.',
      'Si vous n’avez rien demandé, ne suivez pas ce lien\u00A0: rien ne changera.',
    ],
    action: 'Ajouter la réservation',
  },
  newDevice: {
    subject: 'Nouvelle connexion à votre compte',
    lines: [
      'Quelqu’un s’est connecté à votre compte sur un appareil que nous ne connaissions pas.',
      'Si c’était vous, vous n’avez rien à faire.',
      'Si ce n’était pas vous, déconnectez cet appareil dans vos coordonnées et choisissez un nouveau mot de passe.',
    ],
    action: 'Voir mes appareils',
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    lines: [
      'Une nouvelle clé d’accès permet désormais de se connecter à votre compte sans mot de passe.',
      'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe depuis la page de connexion, puis supprimez cette clé dans vos informations.',
    ],
  },
  passkeyRemoved: {
    subject: 'Une clé d’accès de votre compte a été supprimée',
    lines: [
      'Cette clé d’accès n’ouvre plus votre compte.',
      'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe depuis la page de connexion.',
    ],
  },
  passkeyStepOff: {
    subject: 'Votre clé d’accès n’est plus demandée après le mot de passe',
    lines: [
      'Votre compte ne demande plus de clé d’accès après le mot de passe. Vos clés d’accès fonctionnent toujours.',
      'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe depuis la page de connexion, puis réactivez cette demande dans vos informations.',
    ],
  },
  passkeyStepEnding: {
    subject: 'Dans 24 heures, votre clé d’accès ne sera plus demandée',
    lines: [
      'Un nouveau mot de passe a été choisi grâce à un lien reçu par e-mail. Qui a perdu ses clés d’accès pourra ainsi se connecter sans elles dans 24 heures.',
      'Vous avez toujours votre clé d’accès\u00A0? Connectez-vous avec elle d’ici là\u00A0: elle restera demandée après le mot de passe.',
      'Si ce n’était pas vous, connectez-vous maintenant avec votre clé d’accès, changez de mot de passe et vérifiez qui peut ouvrir votre messagerie.',
    ],
  },
  erasureAsked: {
    subject: 'Votre compte va être supprimé',
    lines: [
      'Vous avez demandé la suppression de votre compte. À la date indiquée ci-dessous, vos coordonnées, favoris, cartes enregistrées, appareils, newsletter et messages sont effacés. Ce que la loi nous oblige à conserver de vos commandes reste, sans votre nom.',
      'D’ici là, tout fonctionne comme avant. Un voyage, un paiement ou un cadeau encore en cours ce jour-là retarde la suppression jusqu’à son terme\u00A0: votre profil indique lequel.',
      'Vous avez changé d’avis, ou ce n’était pas vous\u00A0? Connectez-vous et gardez votre compte d’un seul clic\u00A0; si ce n’était pas vous, choisissez aussi un nouveau mot de passe.',
    ],
    action: 'Garder mon compte',
  },
};
