import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';

type Words = Record<Language, string>;

/** Who travelled (spec 2, section 3: review type). */
const TRAVELLERS: Record<string, Words> = {
  couple: { fr: 'En couple', es: 'En pareja', nl: 'Als koppel', it: 'In coppia', en: 'Couple' },
  family: { fr: 'En famille', es: 'En familia', nl: 'Met het gezin', it: 'In famiglia', en: 'Family' },
  friends: { fr: 'Entre amis', es: 'Con amigos', nl: 'Met vrienden', it: 'Con amici', en: 'Friends' },
  solo: { fr: 'En solo', es: 'En solitario', nl: 'Alleen', it: 'Da soli', en: 'Solo traveller' },
};

/** Criteria in the order in which they are shown (spec 2, section 3). */
const CRITERIA: Record<string, Words> = {
  welcoming: { fr: 'Accueil', es: 'Recibimiento', nl: 'Ontvangst', it: 'Accoglienza', en: 'Home' },
  comfort: { fr: 'Confort', es: 'Confort', nl: 'Comfort', it: 'Comfort', en: 'Comfort' },
  cleanliness: { fr: 'Propreté', es: 'Limpieza', nl: 'Netheid', it: 'Pulizia', en: 'Cleanliness' },
  food: { fr: 'Restauration', es: 'Gastronomía', nl: 'Eten en drinken', it: 'Ristorazione', en: 'Food' },
  localization: { fr: 'Situation', es: 'Ubicación', nl: 'Ligging', it: 'Posizione', en: 'Location' },
  priceQualityRatio: { fr: 'Rapport qualité-prix', es: 'Relación calidad-precio', nl: 'Prijs-kwaliteit', it: 'Rapporto qualità-prezzo', en: 'Value for money' },
};

export const REVIEW_CRITERIA = Object.keys(CRITERIA);

export function travellerWord(type: string, locale: Locale): string {
  return TRAVELLERS[type]?.[languageOf(locale)] ?? type;
}

export function criterionWord(criterion: string, locale: Locale): string {
  return CRITERIA[criterion]?.[languageOf(locale)] ?? criterion;
}
