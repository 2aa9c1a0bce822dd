import { useSite } from '@shop/contracts/page';
import type { SearchState } from '@shop/routes';
import { StickySummary } from '../../components/results/sticky-summary.tsx';
import { useDraftMessages } from '../../components/use-draft-messages.ts';
import { questionsOf } from '../../views/flow-questions.ts';
import { draftOf } from '../../views/search-draft.ts';
import { keepFutureDates } from '../../views/search-question.ts';

interface SummaryBarProps {
  readonly state: SearchState;
  readonly place: string | undefined;
  readonly themeLabel: string | undefined;
}

/** The search in the words of its box, above a page that has been scrolled. */
export function SummaryBar({ state, place, themeLabel }: SummaryBarProps) {
  const site = useSite();
  const draft = draftOf(keepFutureDates(state, site), place);
  const words = useDraftMessages({ draft, themes: [], themeLabel, site });
  const questions = questionsOf(state.flow).filter((question) => question !== 'theme' || state.theme !== undefined);
  return <StickySummary words={questions.map((question) => words[question])} onChange={() => scrollTo({ top: 0 })} />;
}
