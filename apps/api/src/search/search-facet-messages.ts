import type { Locale } from '@shop/contracts';
import type { Meal } from '@shop/domain';
import { formatScore, languageOf, type Language } from '@shop/i18n';

/** What the groups of activities are called; an activity's icon tells its group. */
export const ACTIVITY_GROUPS = ['wellness', 'water', 'food', 'culture', 'outdoors', 'snow', 'pleasures'] as const;
export type ActivityGroupId = (typeof ACTIVITY_GROUPS)[number];

const GROUP_OF_ICON: Readonly<Record<string, ActivityGroupId>> = {
  bath: 'wellness',
  sparkles: 'wellness',
  waves: 'water',
  utensils: 'food',
  wine: 'food',
  'chef-hat': 'food',
  'shopping-bag': 'food',
  landmark: 'culture',
  map: 'culture',
  bike: 'outdoors',
  mountain: 'outdoors',
  'tree-pine': 'outdoors',
  snowflake: 'snow',
};

const GROUP_WORDS: Readonly<Record<ActivityGroupId, Record<Language, string>>> = {
  wellness: { fr: 'Bien-être', es: 'Bienestar', nl: 'Wellness', it: 'Benessere', en: 'Wellness' },
  water: { fr: 'Au fil de l’eau', es: 'En el agua', nl: 'Op en aan het water', it: 'Sull’acqua', en: 'On the water' },
  food: { fr: 'Saveurs et vins', es: 'Sabores y vinos', nl: 'Eten en wijn', it: 'Sapori e vini', en: 'Food and wine' },
  culture: {
    fr: 'Culture et visites',
    es: 'Cultura y visitas',
    nl: 'Cultuur en bezoeken',
    it: 'Cultura e visite',
    en: 'Culture and tours',
  },
  outdoors: { fr: 'Plein air', es: 'Al aire libre', nl: 'Buiten', it: 'All’aria aperta', en: 'Outdoors' },
  snow: { fr: 'Plaisirs de la neige', es: 'Nieve', nl: 'Sneeuw', it: 'Neve', en: 'Snow' },
  pleasures: { fr: 'Petits plaisirs', es: 'Pequeños placeres', nl: 'Kleine verwennerij', it: 'Piccoli piaceri', en: 'Little pleasures' },
};

/** A meal that is part of the stay, not one that its house serves. */
const MEAL_WORDS: Readonly<Record<Meal, Record<Language, string>>> = {
  breakfast: {
    fr: 'Petit-déjeuner compris',
    es: 'Desayuno incluido',
    nl: 'Ontbijt inbegrepen',
    it: 'Colazione inclusa',
    en: 'Breakfast included',
  },
  dinner: { fr: 'Dîner compris', es: 'Cena incluida', nl: 'Diner inbegrepen', it: 'Cena inclusa', en: 'Dinner included' },
};

const STARS: Record<Language, readonly [none: string, one: string, many: string]> = {
  fr: ['Sans étoile', '1 étoile', '{n} étoiles'],
  es: ['Sin estrellas', '1 estrella', '{n} estrellas'],
  nl: ['Zonder sterren', '1 ster', '{n} sterren'],
  it: ['Senza stelle', '1 stella', '{n} stelle'],
  en: ['Unrated', '1 star', '{n} stars'],
};

/** By score, as the score's own words (spec 2, section 9). */
const SCORES: Record<Language, Readonly<Record<string, string>>> = {
  fr: { 7: 'Bien', 8: 'Très bien', 8.5: 'Excellent', 9: 'Fantastique', 9.5: 'Parfait' },
  es: { 7: 'Bien', 8: 'Muy bien', 8.5: 'Excelente', 9: 'Fantástico', 9.5: 'Perfecto' },
  nl: { 7: 'Goed', 8: 'Zeer goed', 8.5: 'Uitstekend', 9: 'Fantastisch', 9.5: 'Perfect' },
  it: { 7: 'Buono', 8: 'Molto buono', 8.5: 'Eccellente', 9: 'Fantastico', 9.5: 'Perfetto' },
  en: { 7: 'Good', 8: 'Very good', 8.5: 'Excellent', 9: 'Fantastic', 9.5: 'Perfect' },
};
const OR_MORE: Record<Language, string> = { fr: 'et plus', es: 'o más', nl: 'of hoger', it: 'o più', en: 'or more' };

export function activityGroupOf(icon: string): ActivityGroupId {
  return GROUP_OF_ICON[icon] ?? 'pleasures';
}

export function activityGroupWord(group: ActivityGroupId, locale: Locale): string {
  return GROUP_WORDS[group][languageOf(locale)];
}

export function mealWord(meal: Meal, locale: Locale): string {
  return MEAL_WORDS[meal][languageOf(locale)];
}

/** `3 étoiles`. */
export function starsWord(stars: number, locale: Locale): string {
  const [none, one, many] = STARS[languageOf(locale)];
  return stars === 0 ? none : stars === 1 ? one : many.replace('{n}', String(stars));
}

/** `8,5 et plus : Excellent`. */
export function scoreWord(score: number, locale: Locale): string {
  const language = languageOf(locale);
  const colon = language === 'fr' ? '\u00A0: ' : ': ';
  return `${formatScore(score, locale)} ${OR_MORE[language]}${colon}${SCORES[language][score] ?? ''}`;
}
