import type { Locale } from '@shop/contracts';

/** Who sells in each country. All numbers and addresses are placeholders for the owner to replace (SHELL-035). */
export interface Company {
  readonly name: string;
  readonly address: string;
  /** In the trade register, then in the register of travel sellers. */
  readonly register: string;
  readonly email: string;
  readonly phone: string;
  /** Whose law governs, and which authority looks after personal data. */
  readonly law: string;
  readonly privacyAuthority: string;
  /** Who settles disputes out of court. */
  readonly mediator: string;
  readonly courts: string;
}

const MAIL = 'contact@escale.example';

export const COMPANIES: Readonly<Record<Locale, Company>> = {
  fr_FR: {
    name: 'Escale France SAS',
    address: '1 rue de l’Exemple, 75000 Paris',
    register: 'RCS Paris 000 000 000, Atout France IM075000000',
    email: MAIL,
    phone: '01 99 00 00 00',
    law: 'droit français',
    privacyAuthority: 'Commission nationale de l’informatique et des libertés (CNIL)',
    mediator: 'Médiation Tourisme et Voyage',
    courts: 'tribunaux français compétents',
  },
  es_ES: {
    name: 'Escale España S.L.',
    address: 'Calle del Ejemplo 1, 28000 Madrid',
    register: 'Registro Mercantil de Madrid, hoja M-000000; licencia de agencia CICMA 0000',
    email: MAIL,
    phone: '900 000 000',
    law: 'Derecho español',
    privacyAuthority: 'Agencia Española de Protección de Datos (AEPD)',
    mediator: 'Junta Arbitral de Consumo de tu comunidad autónoma',
    courts: 'juzgados y tribunales del domicilio del consumidor',
  },
  fr_BE: {
    name: 'Escale Belgique SRL',
    address: '1 rue de l’Exemple, 1000 Bruxelles',
    register: 'BCE 0000.000.000, licence d’agence de voyages A0000',
    email: MAIL,
    phone: '02 000 00 00',
    law: 'droit belge',
    privacyAuthority: 'Autorité de protection des données (APD)',
    mediator: 'Service de Médiation pour le Consommateur',
    courts: 'tribunaux belges compétents',
  },
  nl_BE: {
    name: 'Escale België BV',
    address: 'Voorbeeldstraat 1, 1000 Brussel',
    register: 'KBO 0000.000.000, vergunning reisagentschap A0000',
    email: MAIL,
    phone: '02 000 00 00',
    law: 'Belgische recht',
    privacyAuthority: 'Gegevensbeschermingsautoriteit (GBA)',
    mediator: 'Consumentenombudsdienst',
    courts: 'bevoegde Belgische rechter',
  },
  nl_NL: {
    name: 'Escale Nederland B.V.',
    address: 'Voorbeeldweg 1, 1000 AA Amsterdam',
    register: 'KvK 00000000, reisgarantie 0000',
    email: MAIL,
    phone: '020 000 0000',
    law: 'Nederlandse recht',
    privacyAuthority: 'Autoriteit Persoonsgegevens (AP)',
    mediator: 'Geschillencommissie Reizen',
    courts: 'bevoegde Nederlandse rechter',
  },
  it_IT: {
    name: 'Escale Italia S.r.l.',
    address: 'Via dell’Esempio 1, 20100 Milano',
    register: 'REA MI-0000000, P. IVA 00000000000, licenza di agenzia di viaggi n. 0000',
    email: MAIL,
    phone: '02 0000 0000',
    law: 'diritto italiano',
    privacyAuthority: 'Garante per la protezione dei dati personali',
    mediator: 'organismo di conciliazione della Camera di commercio',
    courts: 'giudice del luogo di residenza del consumatore',
  },
  en_GB: {
    name: 'Escale France SAS',
    address: '1 rue de l’Exemple, 75000 Paris, France',
    register: 'RCS Paris 000 000 000, Atout France IM075000000',
    email: MAIL,
    phone: '+33 1 99 00 00 00',
    law: 'French law',
    privacyAuthority: 'French data protection authority (CNIL)',
    mediator: 'French tourism and travel mediator',
    courts: 'competent French courts',
  },
};

/** Addresses of a telephone, in the form that phones dial. */
export const DIALLED: Readonly<Record<Locale, string>> = {
  fr_FR: 'tel:+33199000000',
  es_ES: 'tel:+34900000000',
  fr_BE: 'tel:+3220000000',
  nl_BE: 'tel:+3220000000',
  nl_NL: 'tel:+31200000000',
  it_IT: 'tel:+390200000000',
  en_GB: 'tel:+33199000000',
};
