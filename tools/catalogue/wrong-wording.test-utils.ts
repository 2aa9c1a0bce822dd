import type { Language } from './text.ts';

type Patterns = Readonly<Record<Language | 'all', Readonly<Record<string, RegExp>>>>;
const HOUSES =
  'Hôtel|Hotel|Château|Domaine|Auberge|Manoir|Résidence|Maison|Palazzo|Palacio|Castello|Castillo|Albergo|Locanda|Borgo|Tenuta|Podere|Posada|Finca|Kasteel|Landgoed';

/**
 * What was found in the texts of the demo catalogue when they were read in each language, as patterns of the written words alone.
 * The letters are those of the findings: L all languages, F French, E Spanish, I Italian, N Dutch.
 */
export const WRONG: Patterns = {
  all: {
    'open slot': /[{}|~]|undefined|\[object/u,
    'word twice': /(?<![\p{L}’-])(?!(?:nous|vous|je|se) )(\p{L}{2,}) \1(?![\p{L}’-])/iu,
    'two blanks': /[ \u00a0]{2}/u,
    'blank before a comma or full stop': /[ \u00a0][,.](?!\d)/u,
    'no blank after a sign': /[,;][\p{L}]|[.!?](?=\p{Lu}\p{Ll})/u,
    'straight apostrophe': /'/u,
    'number and unit can part (F1)': /\d (h|%|cm|€|uur)(?!\p{L})/u,
  },
  fr: {
    'de le, de les': /\b[Dd]e les? (?!\p{Ll}*(?:voir|faire|prendre))/u,
    'à le, à les': /(?<!\p{L})[Àà] les? /u,
    'de Le, à Le': /(?<!\p{L})(?:[Àà]|[Dd]e) Les? (?!Franqueses)\p{Lu}/u,
    'de before a vowel': /(?<!\p{L})[Dd]e (?:[aeiouéêèâî]|[AEIOUÉÊÎ]\p{Ll})/u,
    'house without article (L6)': new RegExp(`(?:^|[.] |\\b(?:de|depuis|devant|d’|chez|:) |d’)(?:${HOUSES}) (?!d’hôtes)`, 'u'),
    'French elision in a Spanish name (F7)': /Torrej[oó]n d’/u,
    'plain blank before a double sign (F1)': / [:;!?»]/u,
    'no blank before a double sign': /[\p{L}\d»][:;!?»](?!\d)/u,
    'panier as a moment (19)': /Le moment fort/u,
    'mixed list (L7, 20)': /a tout préparé|et .{3,30} et .{3,30} et /u,
    'nights of another stay (L8)': /On y vient pour deux nuits/u,
  },
  es: {
    'de el, a el': /(?<!\p{L})(?:[Dd]e|[Aa]) el \p{L}/u,
    'y before i': /\by (?:i|hi(?!e))/iu,
    'house without article (L6)': new RegExp(`(?:^|[.:] |\\b(?:de|desde|ventanas de|en) )(?:${HOUSES}) `, 'u'),
    'usted (E1)': /\busted|les recibe|\ba su medida|le apetezca/iu,
    'mejor momento (20)': /El mejor momento|todo el tiempo del mundo y/u,
    'poco y basta (18)': /es poco y basta/u,
    'one arrives a, not en': /\b[Ss]e llega en\b/u,
  },
  nl: {
    'Één (N2)': /Één/u,
    'u (N1)': /(?<!\d )\b(?:u|uw|alstublieft)\b/iu,
    'in twice (2)': /\bin,? in\b/u,
    'in for an island (N6)': /\bin (?:Capri|Ischia|Sardinië|Sicilië|Corsica)\b/iu,
    'waiting things (19)': /heeft alles klaarstaan/u,
    'suples is no word': /\bsuples\b/u,
    'said in Flanders alone': /\b(?:uitstap|onthaal|enkele|beslis je)\b/u,
  },
  it: {
    'di il': /(?<!\p{L})(?:[Dd]i|[Dd]a|[Ii]n|[Ss]u) (?:il|lo|la|i|gli|le) \p{L}/u,
    'a il': /(?<!\p{L})a (?:il|lo|gli|i) \p{L}/u,
    'di l’': /(?<!\p{L})(?:di|da|a|in) l’/u,
    'dei before a vowel (I2)': /\bdei [AEIOUaeiou]/u,
    'e before e, a before a': /(?<!\p{L})(?:e e|a a)\p{L}/iu,
    'house without article (L6)': new RegExp(`(?:^|[.:] |\\b(?:di|da|davanti a) )(?:${HOUSES}) `, 'u'),
    'voi (I3)': /confrontate|vostr[oaei]\b/iu,
    'hanged (I4)': /Appesi/u,
    'valgono la deviazione (19)': /valgono la deviazione/u,
  },
  en: { 'a before a vowel': /(?<!\p{L})a [aeio]\p{L}/u, 'an before a consonant': /(?<!\p{L})an [bcdfgjklmnpqrstvwxyz]/iu },
};

/** Guests arrive on any day. */
export const WEEKDAYS = {
  'weekday (L8)': /vendredi|dimanche|mercredi|viernes|(?<!Santo[- ])domingo|vrijdag|zondag|venerdì|domenica|friday|sunday/iu,
};

/** What names alone must not do: join a clause or a bare noun, end on a small word, or repeat their preposition. */
export const WRONG_NAMES: Patterns = {
  all: {
    'colon (13, 18)': /:/u,
    'ends on a small word or a sign': /(?:[,–:]|\s(?:et|avec|à|de|en|y|con|met|e|a|di|in|and|with|of))$/iu,
    'clause and a noun (1)': /(?:ralentit|se detiene|despacio|vertraagt|rallenta|slows down) (?:et|y|e|ed|and) /u,
    'leading or trailing blank': /^\s|\s$/u,
  },
  fr: {
    'with a bare noun (3, 16)': /\b(?:avec|nuits? et) (?!(?:un|une|des|deux) )/u,
    'au vert, au (5)': /Au vert/u,
    'ville comme un habitant (7)': /La ville comme/u,
    'two joiners': /\bet .*\bavec /u,
  },
  es: {
    'with a bare singular noun (4, 7)': /\b(?:con|noches? [ye]) (?!(?:un|una|dos|bicicletas|el canto) )/u,
    'al verde, la ciudad como (5, 15)': /Al verde|La ciudad como/u,
    'two joiners': / y .*\bcon /u,
  },
  nl: {
    'with a bare singular noun (10)': /\bmet (?!(?:een|fietsen|elektrische|twee|toegang|z’n|zachte|de haan|het gezin) ?)/u,
    'clause and a noun (1)': /vertraagt en /u,
    'het groen in, zoals een bewoner (2, 3)': /Het groen in|zoals een bewoner/u,
    'two joiners': / en .*\bmet /u,
  },
  it: {
    'with a bare singular noun (4, 9)': /\bcon (?!(?:un|una|un’|due|biciclette)[ ’]?)/u,
    'come chi ci vive (17)': /come chi ci vive/u,
    'two joiners': / e .*\bcon /u,
  },
  en: { 'two joiners': /\band .*\bwith /u },
};
