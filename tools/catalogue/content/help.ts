import type { Articles, Locale, PopularQuestions } from '@shop/contracts';
import { richTextFromMarkup } from '../../content/markup.ts';
import { copyOf, imageUrl, pageUrl, sayIn, searchUrl } from './words.ts';

/** The questions of the contact page: an id, what is asked, what we answer. Also the static page `faq`. */
export const QUESTIONS = ['modify', 'cancel', 'confirmation', 'gift', 'tax'] as const;

export const HELP_COPY = copyOf(`
  modify       | Puis-je changer la date de mon séjour ? | ¿Puedo cambiar la fecha de mi estancia? | Kan ik de datum van mijn verblijf wijzigen? | Posso cambiare la data del mio soggiorno? | Can I change the date of my stay?
  modify.text  | Oui, si votre offre est flexible : sans frais jusqu’à la date écrite dans votre confirmation, deux ou sept jours avant l’arrivée selon l’offre. Le prix du nouveau jour s’applique : vous payez la différence ou elle vous est rendue. Tout se fait dans [Gérer ma réservation]({booking}). | Sí, si tu oferta es flexible: sin coste hasta la fecha que figura en tu confirmación, dos o siete días antes de la llegada según la oferta. Se aplica el precio del nuevo día: pagas la diferencia o te la devolvemos. Todo se hace en [Gestionar mi reserva]({booking}). | Ja, als je aanbieding flexibel is: gratis tot de datum in je bevestiging, twee of zeven dagen voor aankomst, naargelang de aanbieding. De prijs van de nieuwe dag geldt: je betaalt het verschil bij of krijgt het terug. Je regelt het in [Mijn boeking beheren]({booking}). | Sì, se la tua offerta è flessibile: senza spese fino alla data scritta nella conferma, due o sette giorni prima dell’arrivo a seconda dell’offerta. Vale il prezzo del nuovo giorno: paghi la differenza o ti viene restituita. Si fa tutto in [Gestire la prenotazione]({booking}). | Yes, if your offer is flexible: free of charge until the date in your confirmation, two or seven days before arrival depending on the offer. The price of the new day applies: you pay the difference or get it back. It is all done in [Manage my booking]({booking}).
  cancel       | Combien me rembourse-t-on si j’annule ? | ¿Cuánto me devolvéis si cancelo? | Hoeveel krijg ik terug als ik annuleer? | Quanto mi viene rimborsato se annullo? | How much do I get back if I cancel?
  cancel.text  | Une offre flexible annulée avant sa date limite est remboursée à 80 %. Après cette date, ou si l’offre est non remboursable, rien n’est rendu, sauf si vous avez pris l’assurance : elle rembourse sous 72 heures dans plus de 25 situations. | Una oferta flexible cancelada antes de su fecha límite se reembolsa al 80 %. Después, o si la oferta no es reembolsable, no se devuelve nada, salvo con el seguro: reembolsa en 72 horas en más de 25 situaciones. | Een flexibele aanbieding die je voor de uiterste datum annuleert, wordt voor 80 % terugbetaald. Daarna, of bij een niet-terugbetaalbare aanbieding, krijg je niets terug, behalve met de verzekering: die betaalt in meer dan 25 situaties binnen 72 uur. | Un’offerta flessibile annullata entro la data limite è rimborsata all’80 %. Dopo, o se l’offerta non è rimborsabile, non si restituisce nulla, salvo con l’assicurazione: rimborsa entro 72 ore in più di 25 casi. | A flexible offer cancelled before its deadline is refunded at 80 %. After that, or with a non-refundable offer, nothing is returned unless you took the insurance: it refunds within 72 hours in more than 25 situations.
  confirmation | Je n’ai pas reçu ma confirmation | No he recibido la confirmación | Ik heb geen bevestiging ontvangen | Non ho ricevuto la conferma | I have not received my confirmation
  confirmation.text | Elle part dans les minutes qui suivent le paiement. Regardez les courriers indésirables, puis l’adresse saisie. Si rien n’est arrivé après une heure, [écrivez-nous]({contact}) avec votre nom et la date d’arrivée : nous la renvoyons. | Sale pocos minutos después del pago. Mira en el correo no deseado y comprueba la dirección. Si en una hora no ha llegado, [escríbenos]({contact}) con tu nombre y la fecha de llegada y la reenviamos. | Ze vertrekt enkele minuten na de betaling. Kijk bij je ongewenste mail en controleer het adres. Is er na een uur nog niets, [schrijf ons]({contact}) dan met je naam en aankomstdatum: we sturen ze opnieuw. | Parte pochi minuti dopo il pagamento. Controlla la posta indesiderata e l’indirizzo inserito. Se dopo un’ora non è arrivata, [scrivici]({contact}) con nome e data di arrivo: la rimandiamo. | It leaves within minutes of payment. Look in your junk mail and check the address. If nothing has come after an hour, [write to us]({contact}) with your name and arrival date and we will send it again.
  gift         | Comment utiliser un coffret ou une carte reçue ? | ¿Cómo uso una caja o una tarjeta que me han regalado? | Hoe gebruik ik een box of kaart die ik kreeg? | Come si usa un cofanetto o una carta ricevuta? | How do I use a box or card I was given?
  gift.text    | Saisissez le code sur la page [Utiliser mon cadeau]({redeem}) : vous voyez les séjours possibles, choisissez les dates et réservez. Une carte peut être utilisée en plusieurs fois, et vous pouvez toujours compléter. | Escribe el código en [Usar mi regalo]({redeem}): verás las estancias posibles, eliges fechas y reservas. Una tarjeta puede usarse en varias veces y siempre puedes añadir la diferencia. | Vul de code in op [Mijn cadeau gebruiken]({redeem}): je ziet welke verblijven kunnen, kiest een datum en boekt. Een kaart mag je in delen gebruiken en je kunt altijd bijbetalen. | Inserisci il codice in [Usare il mio regalo]({redeem}): vedi i soggiorni possibili, scegli le date e prenoti. Una carta si può usare in più volte e puoi sempre aggiungere la differenza. | Enter the code on [Use my gift]({redeem}): you see the stays it opens, choose your dates and book. A card may be used in parts, and you can always pay the rest.
  tax          | Que reste-t-il à payer à l’hôtel ? | ¿Qué queda por pagar en el hotel? | Wat betaal ik nog in het hotel? | Cosa resta da pagare in hotel? | What is left to pay at the hotel?
  tax.text     | La taxe de séjour, si la commune en demande une : son montant est affiché avant le paiement. Et ce que vous prenez en plus sur place : boissons, parking, soins qui ne sont pas dans le programme. | La tasa turística, si el municipio la cobra: su importe figura antes del pago. Y lo que tomes de más en el hotel: bebidas, aparcamiento o tratamientos fuera del programa. | De toeristenbelasting, als de gemeente die vraagt: het bedrag staat er voor je betaalt. En wat je ter plaatse extra neemt: drankjes, parkeren, behandelingen buiten het programma. | La tassa di soggiorno, se il comune la prevede: l’importo è indicato prima del pagamento. E ciò che prendi in più sul posto: bevande, parcheggio, trattamenti fuori programma. | The local tax, where the town asks for one: its amount is shown before you pay. And whatever you add on the spot: drinks, parking, treatments outside the programme.
  art.rain       | Un week-end sous la pluie se prépare au sec | Un fin de semana de lluvia se prepara en seco | Een regenweekend bereid je droog voor | Un weekend di pioggia si prepara all’asciutto | A rainy weekend is planned in the dry
  art.rain.text  | Sept hôtels où l’on espère presque l’averse : cheminée, bibliothèque, bassin chaud. | Siete hoteles donde casi se desea el chaparrón: chimenea, biblioteca y piscina caliente. | Zeven hotels waar je bijna op een bui hoopt: haard, bibliotheek, warm bad. | Sette hotel dove quasi si spera nell’acquazzone: camino, biblioteca, vasca calda. | Seven hotels where you almost hope for a shower: a fire, a library, a warm pool.
  art.train      | Partir sans voiture, arriver sans retard | Salir sin coche, llegar a tiempo | Zonder auto weg, op tijd aangekomen | Partire senza auto, arrivare puntuali | Leave without the car, arrive on time
  art.train.text | Villes à taille de promenade, hôtels à dix minutes de la gare. | Ciudades para recorrer a pie y hoteles a diez minutos de la estación. | Steden op wandelmaat, hotels op tien minuten van het station. | Città a misura di passeggiata, hotel a dieci minuti dalla stazione. | Towns made for walking, hotels ten minutes from the station.
  art.table      | La bonne table est à l’étage du dessous | La buena mesa está un piso más abajo | De goede tafel staat een verdieping lager | La buona tavola è al piano di sotto | The good table is one floor down
  art.table.text | Dîner chez un chef, puis monter se coucher : nos maisons préférées pour gourmands. | Cenar con un chef y subir a dormir: nuestras casas favoritas para golosos. | Dineren bij een chef en dan naar boven: onze favoriete huizen voor fijnproevers. | Cenare da uno chef, poi salire a dormire: le nostre case preferite per golosi. | Dine with a chef, then go upstairs to bed: our favourite houses for good eaters.
  art.kids       | Les enfants choisissent, vous conduisez | Los niños eligen, tú conduces | De kinderen kiezen, jij rijdt | I bambini scelgono, tu guidi | The children choose, you drive
  art.kids.text  | Toboggans, cabanes et chevaux : des week-ends dont on reparle à la cantine. | Toboganes, cabañas y caballos: fines de semana que se cuentan en el comedor del cole. | Glijbanen, boomhutten en paarden: weekends waar ze op school over vertellen. | Scivoli, capanne e cavalli: weekend da raccontare a scuola. | Slides, treehouses and horses: weekends they tell the whole class about.
`);

export function popularQuestionsOf(locale: Locale): PopularQuestions {
  const say = sayIn(locale, HELP_COPY);
  const faqUrl = pageUrl(locale, 'content', 'faq');
  const questions = QUESTIONS.map((id) => ({
    id,
    label: say(id),
    url: `${faqUrl}#${id}`,
    answer: richTextFromMarkup(answerOf(locale, id)),
  }));
  return { faqUrl, questions };
}

/** An answer with its addresses put in, as markup. */
export function answerOf(locale: Locale, id: (typeof QUESTIONS)[number]): string {
  return sayIn(
    locale,
    HELP_COPY,
  )(`${id}.text`)
    .replace('{booking}', pageUrl(locale, 'bookingManagement'))
    .replace('{contact}', pageUrl(locale, 'contact'))
    .replace('{redeem}', pageUrl(locale, 'beneficiaryLogin'));
}

const ARTICLES = [
  ['rain', 'room-1311', 'spa'],
  ['train', 'city-1427', 'city'],
  ['table', 'table-1539', 'gastronomy'],
  ['kids', 'treehouse-1643', '39'],
] as const;

/** What a visitor who is lost may like to read. */
export function articlesOf(locale: Locale): Articles {
  const say = sayIn(locale, HELP_COPY);
  return {
    articles: ARTICLES.map(([id, image, theme]) => ({
      id,
      title: say(`art.${id}`),
      text: say(`art.${id}.text`),
      imageUrl: imageUrl(image),
      imageAlt: '',
      url: searchUrl(locale, { theme }),
    })),
  };
}
