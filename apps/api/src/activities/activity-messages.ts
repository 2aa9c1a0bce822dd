import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';

/** Counted facts and names in the locale. */
export interface ActivitiesSaid {
  readonly subject: string;
  readonly count: number;
  /** The cheapest price per person, worded. */
  readonly price: string;
  /** What can be done, the most frequent first. */
  readonly groups: readonly string[];
  readonly towns: readonly string[];
}

interface Words {
  readonly activities: string;
  readonly mainTitle: (subject: string) => string;
  readonly title: (said: ActivitiesSaid) => string;
  readonly description: (said: ActivitiesSaid) => string;
  readonly paragraphs: (said: ActivitiesSaid) => string[];
  /** Ends the title of one activity's page. */
  readonly titleOf: (label: string, center: string) => string;
}

export const activityMessages = (locale: Locale): Words => WORDS[languageOf(locale)];

const list = (names: readonly string[], most: number): string => names.slice(0, most).join(', ').toLowerCase();
const places = (names: readonly string[]): string => names.slice(0, 5).join(', ');

const WORDS: Record<Language, Words> = {
  fr: {
    activities: 'Activités',
    mainTitle: (subject) => `${subject}\u00A0: activités à vivre`,
    title: ({ subject, count, price }) =>
      `${subject}\u00A0: ${count === 1 ? '1 activité' : `${count} activités`} dès ${price} par personne`,
    description: ({ subject, price, groups }) =>
      `${subject}\u00A0: des activités sans nuit d’hôtel, dès ${price} par personne. ${sentence(list(groups, 4))} Bon numérique valable 12 mois.`,
    paragraphs: ({ subject, count, price, groups, towns }) => [
      `${subject}\u00A0: ${count === 1 ? 'une activité' : `${count} activités`} à réserver sans passer la nuit, à partir de ${price} par personne. Au choix\u00A0: ${list(groups, 6)}.`,
      `On les trouve ici\u00A0: ${places(towns)}. Le bon arrive par e-mail, reste valable 12 mois et s’offre aussi bien qu’il se garde.`,
    ],
    titleOf: (label, center) => `${label} – ${center}`,
  },
  es: {
    activities: 'Actividades',
    mainTitle: (subject) => `${subject}: actividades para disfrutar`,
    title: ({ subject, count, price }) => `${subject}: ${count === 1 ? '1 actividad' : `${count} actividades`} desde ${price} por persona`,
    description: ({ subject, price, groups }) =>
      `${subject}: actividades sin noche de hotel, desde ${price} por persona. ${sentence(list(groups, 4))} Bono digital válido 12 meses.`,
    paragraphs: ({ subject, count, price, groups, towns }) => [
      `${subject}: ${count === 1 ? 'una actividad' : `${count} actividades`} para reservar sin pasar la noche, desde ${price} por persona. A elegir: ${list(groups, 6)}.`,
      `Están aquí: ${places(towns)}. El bono llega por correo electrónico, vale 12 meses y sirve igual para regalar que para uno mismo.`,
    ],
    titleOf: (label, center) => `${label} – ${center}`,
  },
  nl: {
    activities: 'Activiteiten',
    mainTitle: (subject) => `${subject}: activiteiten om te beleven`,
    title: ({ subject, count, price }) =>
      `${subject}: ${count === 1 ? '1 activiteit' : `${count} activiteiten`} vanaf ${price} per persoon`,
    description: ({ subject, price, groups }) =>
      `${subject}: activiteiten zonder overnachting, vanaf ${price} per persoon. ${sentence(list(groups, 4))} Digitale voucher, 12 maanden geldig.`,
    paragraphs: ({ subject, count, price, groups, towns }) => [
      `${subject}: ${count === 1 ? 'één activiteit' : `${count} activiteiten`} zonder overnachting, vanaf ${price} per persoon. Naar keuze: ${list(groups, 6)}.`,
      `Je vindt ze hier: ${places(towns)}. De voucher komt per e-mail, blijft 12 maanden geldig en is even leuk om te geven als om te houden.`,
    ],
    titleOf: (label, center) => `${label} – ${center}`,
  },
  it: {
    activities: 'Attività',
    mainTitle: (subject) => `${subject}: attività da vivere`,
    title: ({ subject, count, price }) => `${subject}: ${count} attività da ${price} a persona`,
    description: ({ subject, price, groups }) =>
      `${subject}: attività senza notte in hotel, da ${price} a persona. ${sentence(list(groups, 4))} Buono digitale valido 12 mesi.`,
    paragraphs: ({ subject, count, price, groups, towns }) => [
      `${subject}: ${count === 1 ? 'un’attività' : `${count} attività`} da prenotare senza pernottare, da ${price} a persona. A scelta: ${list(groups, 6)}.`,
      `Si trovano qui: ${places(towns)}. Il buono arriva via e-mail, vale 12 mesi e va bene da regalare come da tenere.`,
    ],
    titleOf: (label, center) => `${label} – ${center}`,
  },
  en: {
    activities: 'Activities',
    mainTitle: (subject) => `${subject}: things to do`,
    title: ({ subject, count, price }) => `${subject}: ${count === 1 ? '1 activity' : `${count} activities`} from ${price} per person`,
    description: ({ subject, price, groups }) =>
      `${subject}: activities without a hotel night, from ${price} per person. ${sentence(list(groups, 4))} Digital voucher valid for 12 months.`,
    paragraphs: ({ subject, count, price, groups, towns }) => [
      `${subject}: ${count === 1 ? 'one activity' : `${count} activities`} to book without staying the night, from ${price} per person. Choose from ${list(groups, 6)}.`,
      `You find them here: ${places(towns)}. The voucher comes by e-mail, is valid for 12 months and is as good to give as to keep.`,
    ],
    titleOf: (label, center) => `${label} – ${center}`,
  },
};

/** `kayak, surf` -> `Kayak, surf.` */
function sentence(words: string): string {
  return words && `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.`;
}
