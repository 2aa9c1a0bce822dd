import {
  CRITERION_LABELS,
  ECO_LABELS,
  ENVIRONMENT_LABELS,
  FACILITY_LABELS,
  REVIEW_TYPE_LABELS,
  STYLE_LABELS,
  THEME_LABELS,
  TYPE_LABELS,
} from '../hotels/house.ts';
import type { Language, Text } from '../text.ts';

/** Words of the ids that the tables hold, in one language: `facilities.wifi`, `themes.39`, `reviewTypes.couple` ... */
export const labelsIn = (language: Language): Record<string, Record<string, string>> => ({
  types: wordsIn(TYPE_LABELS, language),
  environments: wordsIn(ENVIRONMENT_LABELS, language),
  styles: wordsIn(STYLE_LABELS, language),
  facilities: wordsIn(FACILITY_LABELS, language),
  ecoFacilities: wordsIn(ECO_LABELS, language),
  themes: wordsIn(THEME_LABELS, language),
  reviewTypes: wordsIn(REVIEW_TYPE_LABELS, language),
  criteria: wordsIn(CRITERION_LABELS, language),
});

const wordsIn = (labels: Readonly<Record<string, Text>>, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([id, text]) => [id, text[language]]));
