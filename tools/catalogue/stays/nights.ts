import { textsOf, type Text } from '../text.ts';

const NIGHTS = textsOf(`
  une nuit | una noche | één nacht | una notte | one night
  deux nuits | dos noches | twee nachten | due notti | two nights
  trois nuits | tres noches | drie nachten | tre notti | three nights
`);

/** `une nuit`, `deux nuits`, `trois nuits`: stays last no longer. */
export const nightsInWords = (nights: number): Text => NIGHTS[nights - 1]!;
