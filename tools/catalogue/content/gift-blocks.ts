import type { ContentBody, Locale } from '@shop/contracts';
import { copyOf, imageUrl, pageUrl, sayIn } from './copy.ts';

const COPY = copyOf(`
  boxes.title  | Les coffrets qu’on s’arrache | Las cajas más buscadas | De meest gegeven boxen | I cofanetti più amati | The boxes everyone gives
  boxes.text   | Valables un an dans des dizaines d’hôtels. | Válidas un año en decenas de hoteles. | Eén jaar geldig in tientallen hotels. | Validi un anno in decine di hotel. | Valid for a year in dozens of hotels.
  boxes.button | Tous les coffrets | Todas las cajas | Alle boxen | Tutti i cofanetti | All boxes
  gift.title   | Et si vous l’offriez ? | ¿Y si lo regalas? | Of geef je het cadeau? | E se lo regalassi? | Why not give it?
  gift.text    | Un coffret, un séjour, une carte cadeau ou un après-midi : quatre manières de faire plaisir. | Una caja, una estancia, una tarjeta regalo o una tarde: cuatro maneras de acertar. | Een box, een verblijf, een cadeaukaart of een middag: vier manieren om iemand blij te maken. | Un cofanetto, un soggiorno, una carta regalo o un pomeriggio: quattro modi di far felice qualcuno. | A box, a stay, a card or an afternoon: four ways to please someone.
`);

/** Collections (codes without their ending) in the order of each country's home page. */
export const BEST_BOXES: Readonly<Record<Locale, readonly string[]>> = {
  fr_FR: ['SPA', 'CASTLES', 'VINES', 'CABIN', 'SEA', 'GOURMET'],
  es_ES: ['SEA', 'GOURMET', 'SPA', 'CITY', 'CHARM', 'ACTION'],
  fr_BE: ['SPA', 'BISTRO', 'CITY', 'FOREST', 'CANDLES', 'FAMILY'],
  nl_BE: ['CITY', 'SPA', 'BIKES', 'BISTRO', 'SEA', 'ROMANTIC'],
  nl_NL: ['BIKES', 'SEA', 'MINI', 'SPA', 'FOREST', 'FAMILY'],
  it_IT: ['VINES', 'ROMANTIC', 'SPA', 'MOUNTAIN', 'GOURMET', 'CITY'],
  en_GB: ['SPA', 'CASTLES', 'VINES', 'CABIN', 'SEA', 'GOURMET'],
};

export function boxesBlockOf(locale: Locale): ContentBody<'boxes-block'> {
  const say = sayIn(locale, COPY);
  return {
    campaign: 'best-boxes',
    title: say('boxes.title'),
    subtitle: say('boxes.text'),
    buttonLabel: say('boxes.button'),
    buttonURL: pageUrl(locale, 'boxes'),
    boxes: [...BEST_BOXES[locale]],
  };
}

export function giftBlockOf(locale: Locale): ContentBody<'gift-block'> {
  const say = sayIn(locale, COPY);
  return {
    title: say('gift.title'),
    subtitle: say('gift.text'),
    imageS: imageUrl('gift-3318', '750_528'),
    imageL: imageUrl('gift-3318', '1500_736'),
    boxURL: pageUrl(locale, 'boxes'),
    singleVoucherURL: `${pageUrl(locale, 'results')}?flow=gifting`,
    giftcardURL: pageUrl(locale, 'giftcard'),
    activityOnlyURL: pageUrl(locale, 'activities'),
    campaign: 'gift-block',
    category: 'cross-sell',
  };
}
