import { SOLD_LOCALES, type ContentLink, type FooterAnswer, type Locale } from '@shop/contracts';
import { hasPage } from '@shop/routes';
import { richTextFromMarkup } from '../../content/markup.ts';
import { COMPANIES, DIALLED } from './company.ts';
import { copyOf, pageUrl, sayIn } from './copy.ts';

const COPY = copyOf(`
  help      | Centre d’aide | Centro de ayuda | Helpcentrum | Centro assistenza | Help centre
  giftShop  | Boutique cadeaux | Tienda de regalos | Cadeauwinkel | Negozio regali | Gift shop
  privacy   | Protection des données | Protección de datos | Gegevensbescherming | Protezione dei dati | Data protection
  discover  | Partir | Viajar | Op reis | Partire | Get away
  stays     | Tous les séjours | Todas las estancias | Alle verblijven | Tutti i soggiorni | All stays
  activities | Activités | Actividades | Activiteiten | Attività | Activities
  ideas     | Idées week-end | Ideas de fin de semana | Weekendideeën | Idee per il weekend | Weekend ideas
  offer     | Offrir | Regalar | Cadeau geven | Regalare | Give
  boxes     | Coffrets cadeaux | Cajas regalo | Cadeauboxen | Cofanetti regalo | Gift boxes
  giftcard  | Cartes cadeaux | Tarjetas regalo | Cadeaukaarten | Carte regalo | Gift cards
  redeem    | Utiliser un cadeau | Usar un regalo | Een cadeau gebruiken | Usa un regalo | Use a gift
  assist    | Votre voyage | Tu viaje | Je reis | Il tuo viaggio | Your trip
  contact   | Nous contacter | Contacto | Contact opnemen | Contattaci | Contact us
  faq       | Questions fréquentes | Preguntas frecuentes | Veelgestelde vragen | Domande frequenti | Frequent questions
  booking   | Gérer ma réservation | Gestionar mi reserva | Mijn boeking beheren | Gestisci la prenotazione | Manage my booking
  house     | À propos | Sobre nosotros | Over ons | Chi siamo | The company
  partner   | Devenir partenaire | Hazte colaborador | Partner worden | Diventa partner | Become a partner
  press     | Espace presse | Sala de prensa | Persruimte | Area stampa | Press room
  sale      | Conditions de vente | Condiciones de venta | Verkoopvoorwaarden | Condizioni di vendita | Terms of sale
  use       | Conditions d’utilisation | Condiciones de uso | Gebruiksvoorwaarden | Condizioni d’uso | Terms of use
  cookies   | Cookies et choix | Cookies y opciones | Cookies en keuzes | Cookie e scelte | Cookies and choices
  legal     | Mentions légales | Aviso legal | Juridische informatie | Note legali | Legal notice
  legal.text | Les séjours sont vendus par {name}, {address} ({register}). Chaque voyage à forfait est couvert par une garantie financière et par une assurance de responsabilité professionnelle. | Las estancias las vende {name}, {address} ({register}). Cada viaje combinado está cubierto por una garantía financiera y por un seguro de responsabilidad civil profesional. | De verblijven worden verkocht door {name}, {address} ({register}). Elke pakketreis valt onder een financiële garantie en een beroepsaansprakelijkheidsverzekering. | I soggiorni sono venduti da {name}, {address} ({register}). Ogni pacchetto turistico è coperto da una garanzia finanziaria e da un’assicurazione di responsabilità civile professionale. | Stays are sold by {name}, {address} ({register}). Every package is covered by a financial guarantee and by professional liability insurance.
  eco.title | Hôtels engagés | Hoteles sostenibles | Duurzame hotels | Hotel sostenibili | Mindful hotels
  eco.text  | La feuille signale les hôtels qui nous ont montré ce qu’ils font pour l’eau, l’énergie et les déchets. Elle ne s’achète pas. | La hoja señala los hoteles que nos han mostrado lo que hacen por el agua, la energía y los residuos. No se compra. | Het blaadje staat bij hotels die ons lieten zien wat ze doen voor water, energie en afval. Het is niet te koop. | La foglia indica gli hotel che ci hanno mostrato cosa fanno per acqua, energia e rifiuti. Non si compra. | The leaf marks hotels that have shown us what they do about water, energy and waste. It cannot be bought.
  rating    | Une note donnée à titre d’exemple | Una nota de ejemplo | Een cijfer als voorbeeld | Un voto a titolo di esempio | A rating shown as a sample
  phone     | Renseignements | Información general | Algemene vragen | Informazioni generali | General enquiries
  hours     | De 10 h à 18 h, par téléphone | De 10 a 18 h, por teléfono | Van 10 tot 18 uur, telefonisch | Dalle 10 alle 18, al telefono | From 10 am to 6 pm, by phone
  news.title | La newsletter du jeudi | El boletín del jueves | De nieuwsbrief van donderdag | La newsletter del giovedì | The Thursday letter
  news.text | Trois hôtels, un bon prix et une adresse où dîner. Rien d’autre. | Tres hoteles, un buen precio y un sitio donde cenar. Nada más. | Drie hotels, één goede prijs en een adres om te eten. Meer niet. | Tre hotel, un buon prezzo e un indirizzo per cena. Nient’altro. | Three hotels, one good price and a place to dine. Nothing else.
  news.consent | Votre adresse ne sert qu’à cette newsletter ; chaque envoi porte un lien de désinscription. Le reste est dans notre [page sur la protection des données]({privacyUrl}). | Tu dirección solo sirve para este boletín; cada envío lleva un enlace para darte de baja. Lo demás está en nuestra [página de protección de datos]({privacyUrl}). | We gebruiken je adres alleen voor deze nieuwsbrief; in elke mail staat een link om je af te melden. De rest lees je in ons [pagina over gegevensbescherming]({privacyUrl}). | Il tuo indirizzo serve solo per questa newsletter; ogni invio contiene un link per disiscriversi. Il resto è nella nostra [pagina sulla protezione dei dati]({privacyUrl}). | Your address serves this letter only; every issue has a link to leave. The rest is in our [data protection page]({privacyUrl}).
`);

/** Country names in their own language, as visitors of the country site would look for them. */
const COUNTRY_SITES: Readonly<Record<(typeof SOLD_LOCALES)[number], string>> = {
  fr_FR: 'France',
  es_ES: 'España',
  fr_BE: 'Belgique (français)',
  nl_BE: 'België (Nederlands)',
  nl_NL: 'Nederland',
  it_IT: 'Italia',
};
/** Spec 2, section 2: no gift shop for Italy. */
const WITHOUT_GIFT_SHOP: readonly Locale[] = ['it_IT'];

export function footerOf(locale: Locale): FooterAnswer {
  const say = sayIn(locale, COPY);
  const company = COMPANIES[locale];
  const privacyUrl = pageUrl(locale, 'content', 'data-protection');
  const filled = (id: string): string =>
    say(id).replace(/\{(\w+)\}/g, (_, slot: string) => ({ ...company, privacyUrl })[slot as keyof typeof company] ?? '');
  return {
    countrySites: SOLD_LOCALES.map((site) => ({ locale: site, label: COUNTRY_SITES[site] })),
    helpCentre: { label: say('help'), url: pageUrl(locale, 'contact') },
    ...(!WITHOUT_GIFT_SHOP.includes(locale) && { giftShop: { label: say('giftShop'), url: pageUrl(locale, 'boxes') } }),
    privacyPolicy: { label: say('privacy'), url: privacyUrl },
    columns: columnsOf(locale),
    legal: { title: say('legal'), content: richTextFromMarkup(filled('legal.text')) },
    ecoLabel: { title: say('eco.title'), text: say('eco.text') },
    rating: { score: 4.5, best: 5, count: 4146, text: say('rating') },
    phone: { label: say('phone'), number: company.phone, url: DIALLED[locale], hours: say('hours') },
    newsletter: { title: say('news.title'), text: say('news.text'), consent: richTextFromMarkup(filled('news.consent')) },
  };
}

function columnsOf(locale: Locale): FooterAnswer['columns'] {
  const say = sayIn(locale, COPY);
  const link = (id: string, url: string): ContentLink => ({ label: say(id), url });
  const content = (id: string): string => pageUrl(locale, 'content', id);
  return [
    {
      title: say('discover'),
      links: [
        link('stays', pageUrl(locale, 'results')),
        link('activities', pageUrl(locale, 'activities')),
        ...(hasPage(locale, 'ideas') ? [link('ideas', pageUrl(locale, 'ideas'))] : []),
      ],
    },
    {
      title: say('offer'),
      links: [
        link('boxes', pageUrl(locale, 'boxes')),
        link('giftcard', pageUrl(locale, 'giftcard')),
        link('redeem', pageUrl(locale, 'beneficiaryLogin')),
      ],
    },
    {
      title: say('assist'),
      links: [
        link('contact', pageUrl(locale, 'contact')),
        link('faq', content('faq')),
        link('booking', pageUrl(locale, 'bookingManagement')),
      ],
    },
    {
      title: say('house'),
      links: [
        link('partner', content('partner-signup')),
        ...(hasPage(locale, 'content', { id: 'press-room' }) ? [link('press', content('press-room'))] : []),
        link('sale', content('terms-of-sale')),
        link('use', content('terms-of-use')),
        link('privacy', content('data-protection')),
        link('cookies', content('cookies')),
      ],
    },
  ];
}
