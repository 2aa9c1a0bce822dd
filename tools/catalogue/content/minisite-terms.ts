/** Terms of partners' campaigns (spec 2, section 9): dated legal text that stays as it was written (MINI-009). */
export const CAMPAIGNS = {
  breakfastAndSpa: {
    until: '2024-06-30',
    fr: `## Conditions de l’offre

À partir de 75 € pour 2 personnes dans des hôtels de charme, petit-déjeuner et accès au spa compris. Réservations ouvertes jusqu’au 30 juin 2024 pour des séjours du 16 avril au 31 août 2024.`,
    nl: `## Voorwaarden van de actie

Vanaf € 75 voor 2 personen in karaktervolle hotels, ontbijt en toegang tot de wellness inbegrepen. Boeken kan tot en met 30 juni 2024 voor verblijven van 16 april tot en met 31 augustus 2024.`,
  },
  breakfastAndDinner: {
    until: '2025-06-01',
    fr: `## Conditions de l’offre

108 € pour 2 personnes, petit-déjeuner et dîner compris. Réservations jusqu’au 1er juin 2025 pour des séjours du 14 mars au 30 juin 2025.`,
    nl: `## Voorwaarden van de actie

€ 108 voor 2 personen, ontbijt en diner inbegrepen. Boeken kan tot en met 1 juni 2025 voor verblijven van 14 maart tot en met 30 juni 2025.`,
  },
  longWeekend: {
    until: '2025-06-08',
    fr: `## Conditions de l’offre

Certains séjours demandent au moins 2 nuits. Les dîners comptent au moins 2 plats, boissons non comprises. Les soins se réservent à l’avance. Réservations jusqu’au 8 juin 2025, séjours jusqu’au 30 juin 2025.`,
    nl: `## Voorwaarden van de actie

Voor sommige verblijven geldt een minimum van 2 nachten. Diners bestaan uit minstens 2 gangen, dranken niet inbegrepen. Behandelingen boek je vooraf. Boeken kan tot en met 8 juni 2025, verblijven tot en met 30 juni 2025.`,
  },
  none: { until: undefined, fr: '', nl: '' },
} as const;

export const TERMS_FOR_ALL = {
  fr: `## Pour toutes les offres

- Les prix s’entendent pour deux personnes en chambre double, occupée par deux personnes.
- Les données affichées sur le site de réservation font foi.
- Seuls les paiements électroniques sont acceptés : carte bancaire ou portefeuille de paiement en ligne.`,
  nl: `## Voor alle aanbiedingen

- De prijzen gelden voor twee personen in een tweepersoonskamer met volle bezetting.
- De gegevens op de boekingssite zijn doorslaggevend.
- Alleen elektronische betalingen worden aanvaard: betaalkaart of online portefeuille.`,
} as const;
