import type { LocalDate, Locale } from '@shop/contracts';
import { cancellationView } from '@shop/domain';
import { formatDay, languageOf, type Language } from '@shop/i18n';
import { memoizeLast } from '../../platform/cache/index.ts';

interface Terms {
  readonly cancellable: boolean;
  /** Left out once it has passed, and without dates. */
  readonly cancellationDeadline?: LocalDate | undefined;
}

/** What a card says about changing one's mind, in the locale (spec 1, section 4, cancellation policy display). */
export function cancellationMessage(terms: Terms, { locale, checkin }: { locale: Locale; checkin?: LocalDate | undefined }): string {
  const view = cancellationView(terms, { checkin });
  return view.kind === 'changesUntil' ? changesUntil(view.deadline, locale) : WORDS[languageOf(locale)][view.kind];
}

const changesUntil = memoizeLast((deadline: LocalDate, locale: Locale) =>
  WORDS[languageOf(locale)].changesUntil(formatDay(deadline, locale, 'short')),
);

interface CancellationMessages {
  readonly changesUntil: (day: string) => string;
  readonly nonRefundable: string;
  readonly addDates: string;
}

const WORDS: Readonly<Record<Language, CancellationMessages>> = {
  fr: {
    changesUntil: (day) => `Modification gratuite ou remboursement partiel jusqu’au ${day}`,
    nonRefundable: 'Non échangeable et non remboursable',
    addDates: 'Ajoutez des dates pour voir les conditions d’annulation',
  },
  es: {
    changesUntil: (day) => `Cambio gratuito o reembolso parcial hasta el ${day}`,
    nonRefundable: 'Sin cambios ni reembolsos',
    addDates: 'Añade fechas para ver las condiciones de cancelación',
  },
  nl: {
    changesUntil: (day) => `Gratis wijzigen of deels terugbetaald tot en met ${day}`,
    nonRefundable: 'Niet te wijzigen en niet terugbetaalbaar',
    addDates: 'Voeg data toe om de annuleringsvoorwaarden te zien',
  },
  it: {
    changesUntil: (day) => `Modifica gratuita o rimborso parziale (scadenza: ${day})`,
    nonRefundable: 'Non modificabile e non rimborsabile',
    addDates: 'Aggiungi le date per vedere le condizioni di annullamento',
  },
  en: {
    changesUntil: (day) => `Free changes or partial refund until ${day}`,
    nonRefundable: 'Non-exchangeable and non-refundable',
    addDates: 'Add dates to see the cancellation conditions',
  },
};
