import { createRequire } from 'node:module';
import { rowsOf, textFrom, textOf, type Text } from '../text.ts';
import { townNameOf } from './exonyms.ts';
import { regionOf, type CountryCode, type Region } from './regions.ts';

/** Second level: department in France, province in Spain, Italy and Belgium; the Netherlands have none below their provinces. */
export interface Department {
  readonly id: string;
  readonly country: CountryCode;
  readonly value: string;
  readonly label: Text;
  readonly region: Region;
}

const require = createRequire(import.meta.url);

const ITALY = rowsOf(`
  01 | 066 L'Aquila, 067 Teramo, 068 Pescara, 069 Chieti
  02 | 076 Potenza, 077 Matera
  03 | 078 Cosenza, 079 Catanzaro, 080 Reggio Calabria, 101 Crotone, 102 Vibo Valentia
  04 | 061 Caserta, 062 Benevento, 063 Napoli, 064 Avellino, 065 Salerno
  05 | 033 Piacenza, 034 Parma, 035 Reggio Emilia, 036 Modena, 037 Bologna, 038 Ferrara, 039 Ravenna, 040 Forlì-Cesena, 099 Rimini
  06 | 030 Udine, 031 Gorizia, 032 Trieste, 093 Pordenone
  07 | 056 Viterbo, 057 Rieti, 058 Roma, 059 Latina, 060 Frosinone
  08 | 008 Imperia, 009 Savona, 010 Genova, 011 La Spezia
  09 | 012 Varese, 013 Como, 014 Sondrio, 015 Milano, 016 Bergamo, 017 Brescia, 018 Pavia, 019 Cremona, 020 Mantova, 097 Lecco, 098 Lodi, 108 Monza e Brianza
  10 | 041 Pesaro e Urbino, 042 Ancona, 043 Macerata, 044 Ascoli Piceno, 109 Fermo
  11 | 070 Campobasso, 094 Isernia
  12 | 001 Torino, 002 Vercelli, 003 Novara, 004 Cuneo, 005 Asti, 006 Alessandria, 096 Biella, 103 Verbano-Cusio-Ossola
  13 | 071 Foggia, 072 Bari, 073 Taranto, 074 Brindisi, 075 Lecce, 110 Barletta-Andria-Trani
  14 | 090 Sassari, 091 Nuoro, 092 Cagliari, 095 Oristano, 111 Sud Sardegna
  15 | 081 Trapani, 082 Palermo, 083 Messina, 084 Agrigento, 085 Caltanissetta, 086 Enna, 087 Catania, 088 Ragusa, 089 Siracusa
  16 | 045 Massa-Carrara, 046 Lucca, 047 Pistoia, 048 Firenze, 049 Livorno, 050 Pisa, 051 Arezzo, 052 Siena, 053 Grosseto, 100 Prato
  17 | 021 Bolzano, 022 Trento
  18 | 054 Perugia, 055 Terni
  19 | 007 Aosta
  20 | 023 Verona, 024 Vicenza, 025 Belluno, 026 Treviso, 027 Venezia, 028 Padova, 029 Rovigo
`);

/** First digit of the NIS code (two digits in the old province of Brabant), own name, then fr es nl it en. */
const BELGIUM = rowsOf(`
  VLG | 1  | Antwerpen       | Province d'Anvers | Provincia de Amberes | | Provincia di Anversa | Antwerp Province
  VLG | 23 | Vlaams-Brabant  | Brabant flamand | Brabante Flamenco | | Brabante Fiammingo | Flemish Brabant
  VLG | 24 | Vlaams-Brabant  | Brabant flamand | Brabante Flamenco | | Brabante Fiammingo | Flemish Brabant
  WAL | 25 | Brabant wallon  | | Brabante Valón | Waals-Brabant | Brabante Vallone | Walloon Brabant
  VLG | 3  | West-Vlaanderen | Flandre-Occidentale | Flandes Occidental | | Fiandre Occidentali | West Flanders
  VLG | 4  | Oost-Vlaanderen | Flandre-Orientale | Flandes Oriental | | Fiandre Orientali | East Flanders
  WAL | 5  | Hainaut         | | Henao | Henegouwen | |
  WAL | 6  | Province de Liège | | Provincia de Lieja | Provincie Luik | Provincia di Liegi | Liège Province
  VLG | 7  | Limburg         | Limbourg | Limburgo | | Limburgo |
  WAL | 8  | Luxembourg      | Luxembourg belge | Luxemburgo belga | Belgisch Luxemburg | Lussemburgo belga | Belgian Luxembourg
  WAL | 9  | Province de Namur | | Provincia de Namur | Provincie Namen | Provincia di Namur | Namur Province
`);

/** Departments known under another name abroad: own name, then fr es nl it en. */
const FRENCH_EXONYMS = new Map(
  rowsOf(`
  Haute-Savoie | | Alta Saboya | | Alta Savoia |
  Savoie | | Saboya | | Savoia | Savoy
  Corse-du-Sud | | Córcega del Sur | Zuid-Corsica | Corsica del Sud | South Corsica
  Haute-Corse | | Alta Córcega | Opper-Corsica | Alta Corsica | Upper Corsica
  Alpes-Maritimes | | Alpes Marítimos | | Alpi Marittime |
  Hautes-Alpes | | Altos Alpes | | Alte Alpi |
  Alpes-de-Haute-Provence | | Alpes de Alta Provenza | | Alpi dell'Alta Provenza |
  Bouches-du-Rhône | | Bocas del Ródano | | Bocche del Rodano |
  Bas-Rhin | | Bajo Rin | | Basso Reno |
  Haut-Rhin | | Alto Rin | | Alto Reno |
  Vosges | | Vosgos | Vogezen | Vosgi |
  Dordogne | | Dordoña | | Dordogna |
  Gironde | | Gironda | | Gironda |
  Landes | | Landas | | Lande |
  Pyrénées-Atlantiques | | Pirineos Atlánticos | | Pirenei Atlantici |
  Hautes-Pyrénées | | Altos Pirineos | | Alti Pirenei |
  Pyrénées-Orientales | | Pirineos Orientales | | Pirenei Orientali |
  Rhône | | Ródano | | Rodano |
`).map((cells) => [cells[0]!, textFrom(cells, 1, cells[0])]),
);

/** Spain's islands and a few provinces that the official file writes in two languages, or that differ from their capital. */
const SPANISH_EXONYMS = new Map(
  rowsOf(`
  Illes Balears | Baléares | Baleares | Balearen | Baleari | Balearic Islands
  Bizkaia | Biscaye | Vizcaya | Biskaje | Biscaglia | Biscay
  Gipuzkoa | Guipuscoa | Guipúzcoa | | Guipúzcoa |
  Navarra | Navarre | | | |
  Asturias | Asturies | | Asturië | Asturie |
  Cantabria | Cantabrie | | Cantabrië | |
  Santa Cruz de Tenerife | | | | |
`).map((cells) => [cells[0]!, textFrom(cells, 1, cells[0])]),
);

export interface Departments {
  all: readonly Department[];
  of(country: CountryCode, adminCode: string, muni: string): Department | undefined;
  readonly france: ReadonlyMap<string, Department>;
}

interface FrenchDepartment {
  readonly code: string;
  readonly nom: string;
  readonly region: string;
  readonly zone: string;
}
interface SpanishAtlas {
  readonly objects: {
    readonly provinces: { readonly geometries: readonly { readonly id: string; readonly properties: { readonly name: string } }[] };
  };
}

/** Joins the official names of France and Spain with the own tables of Italy and Belgium. */
export function readDepartments(): Departments {
  const france = new Map(
    (require('@etalab/decoupage-administratif/data/departements.json') as FrenchDepartment[])
      .filter((row) => row.zone === 'metro')
      .map((row) => [row.code, department('FR', row.code, row.nom, FRENCH_EXONYMS.get(row.nom) ?? plain(row.nom), row.region)]),
  );
  const spanishNames = new Map(
    (require('es-atlas/es/provinces.json') as SpanishAtlas).objects.provinces.geometries.map((row) => [
      row.id,
      row.properties.name.split('/').at(-1)!,
    ]),
  );
  const spain = new Map<string, Department>();
  const italy = new Map(
    ITALY.flatMap(([region, provinces]) =>
      provinces!.split(', ').map((entry) => {
        const [code, name] = [entry.slice(0, 3), entry.slice(4)];
        return [code, department('IT', code, name, townNameOf('IT', name).label, region!)] as const;
      }),
    ),
  );
  const belgium = new Map(
    BELGIUM.map((cells) => [
      cells[1]!,
      department('BE', cells[2] === 'Vlaams-Brabant' ? '2' : cells[1]!, cells[2]!, textFrom(cells, 3, cells[2]), cells[0]!),
    ]),
  );
  const spanish = (adminCode: string, muni: string): Department | undefined => {
    const code = muni.slice(0, 2);
    const name = spanishNames.get(code);
    if (!name || !regionOf('ES', adminCode)) return undefined;
    if (!spain.has(code))
      spain.set(code, department('ES', code, name, SPANISH_EXONYMS.get(name) ?? townNameOf('ES', name).label, adminCode));
    return spain.get(code);
  };
  return {
    france,
    get all() {
      return [
        ...france.values(),
        ...spain.values(),
        ...italy.values(),
        ...new Map([...belgium.values()].map((one) => [one.id, one])).values(),
      ];
    },
    of(country, adminCode, muni) {
      if (country === 'ES') return spanish(adminCode, muni);
      if (country === 'IT') return italy.get(muni.slice(0, 3));
      if (country === 'BE') return belgium.get(muni.slice(0, 2)) ?? belgium.get(muni.slice(0, 1));
      return undefined;
    },
  };
}

function department(country: CountryCode, code: string, name: string, label: Text, regionCode: string): Department {
  const region = regionOf(country, regionCode);
  if (!region) throw new Error(`No region ${regionCode} in ${country} for ${name}`);
  return { id: `department-${country}-${code}`.toLowerCase(), country, value: name, label, region };
}

const plain = (name: string): Text => textOf(() => name.replaceAll("'", '’'));
