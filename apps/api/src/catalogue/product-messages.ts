import type { Locale } from '@shop/contracts';
import type { InfoGeneralCode } from '@shop/domain';
import { languageOf, type Language } from '@shop/i18n';

/** Words that the product calls add to those of the catalogue. */
export interface ProductMessages {
  readonly home: string;
  readonly participants: (people: number) => string;
  readonly rooms: (rooms: number) => string;
  readonly how: Readonly<Record<'breakfast' | 'dinner' | 'activity', string>>;
  readonly infoGeneral: Readonly<Record<InfoGeneralCode, string>>;
  readonly hotelTitle: (hotel: string, city: string) => string;
}

export function productMessages(locale: Locale): ProductMessages {
  return WORDS[languageOf(locale)];
}

const WORDS: Record<Language, ProductMessages> = {
  fr: {
    home: 'Accueil',
    participants: (people) => (people === 1 ? 'Pour 1 personne' : `Pour ${people} personnes`),
    rooms: (rooms) => `Prix pour ${rooms} chambres`,
    how: {
      breakfast: 'Servi chaque matin de votre séjour.',
      dinner: 'Le soir de votre choix, à convenir avec l’établissement.',
      activity: 'Choisissez le jour en réservant\u00A0; l’heure se fixe après la confirmation.',
    },
    infoGeneral: {
      parking: 'Stationnement',
      internet: 'Internet',
      food: 'Restauration',
      wellness: 'Bien-être et piscines',
      outdoors: 'Extérieur et loisirs',
      access: 'Accessibilité',
      children: 'Enfants',
      services: 'Services',
    },
    hotelTitle: (hotel, city) => `${hotel}, ${city}\u00A0: séjours et chambres`,
  },
  es: {
    home: 'Inicio',
    participants: (people) => (people === 1 ? 'Para 1 persona' : `Para ${people} personas`),
    rooms: (rooms) => `Precio por ${rooms} habitaciones`,
    how: {
      breakfast: 'Se sirve cada mañana de la estancia.',
      dinner: 'La noche que elijas, de acuerdo con el establecimiento.',
      activity: 'Elige el día al reservar; la hora se fija tras la confirmación.',
    },
    infoGeneral: {
      parking: 'Aparcamiento',
      internet: 'Internet',
      food: 'Comidas',
      wellness: 'Bienestar y piscinas',
      outdoors: 'Exterior y ocio',
      access: 'Accesibilidad',
      children: 'Niños',
      services: 'Servicios',
    },
    hotelTitle: (hotel, city) => `${hotel} en ${city}: estancias y habitaciones`,
  },
  nl: {
    home: 'Home',
    participants: (people) => (people === 1 ? 'Voor 1 persoon' : `Voor ${people} personen`),
    rooms: (rooms) => `Prijs voor ${rooms} kamers`,
    how: {
      breakfast: 'Elke ochtend van je verblijf.',
      dinner: 'Op de avond van je keuze, in overleg met het hotel.',
      activity: 'Je kiest de dag bij het boeken; het tijdstip spreek je na de bevestiging af.',
    },
    infoGeneral: {
      parking: 'Parkeren',
      internet: 'Internet',
      food: 'Eten en drinken',
      wellness: 'Wellness en zwembaden',
      outdoors: 'Buiten en ontspanning',
      access: 'Toegankelijkheid',
      children: 'Kinderen',
      services: 'Diensten',
    },
    hotelTitle: (hotel, city) => `${hotel} in ${city}: verblijven en kamers`,
  },
  it: {
    home: 'Home',
    participants: (people) => (people === 1 ? 'Per 1 persona' : `Per ${people} persone`),
    rooms: (rooms) => `Prezzo per ${rooms} camere`,
    how: {
      breakfast: 'Servita ogni mattina del soggiorno.',
      dinner: 'La sera che preferisci, d’accordo con la struttura.',
      activity: 'Si sceglie il giorno alla prenotazione; l’ora si fissa dopo la conferma.',
    },
    infoGeneral: {
      parking: 'Parcheggio',
      internet: 'Internet',
      food: 'Ristorazione',
      wellness: 'Benessere e piscine',
      outdoors: 'Esterni e tempo libero',
      access: 'Accessibilità',
      children: 'Bambini',
      services: 'Servizi',
    },
    hotelTitle: (hotel, city) => `${hotel}, ${city}: soggiorni e camere`,
  },
  en: {
    home: 'Home',
    participants: (people) => (people === 1 ? 'For 1 person' : `For ${people} people`),
    rooms: (rooms) => `Price for ${rooms} rooms`,
    how: {
      breakfast: 'Served every morning of your stay.',
      dinner: 'On the evening you choose, as agreed with the hotel.',
      activity: 'You choose the day when booking; the time is set once your booking is confirmed.',
    },
    infoGeneral: {
      parking: 'Parking',
      internet: 'Internet',
      food: 'Food and drink',
      wellness: 'Wellness and pools',
      outdoors: 'Outdoors and leisure',
      access: 'Accessibility',
      children: 'Children',
      services: 'Services',
    },
    hotelTitle: (hotel, city) => `${hotel} in ${city}: stays and rooms`,
  },
};
