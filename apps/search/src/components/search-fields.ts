import type { LocalMonth } from '@shop/domain';
import type { Site, Suggestion } from '@shop/contracts';
import type { KnownDays } from '../views/calendar-day.ts';
import type { Question } from '../views/flow-questions.ts';
import type { SearchDraft } from '../views/search-draft.ts';
import type { SuggestionGroup } from '../views/suggestion-groups.ts';

export type SearchSite = Pick<Site, 'locale' | 'pointOfSale' | 'today' | 'todayIsClosed' | 'experiments'>;

/** What is known of the days at the chosen hotel or place, with their prices; of others nothing. */
export interface DaysOfPlace {
  readonly availability?: KnownDays | undefined;
  /** How many people the prices are for. */
  readonly people?: number | undefined;
  /** The last month that is known. */
  readonly lastMonth?: LocalMonth | undefined;
  readonly isLoading: boolean;
}

export interface ThemeOption {
  readonly id: string;
  readonly name: string;
}

/** What every form of the search box draws and reports, on one line or in the phone's dialog. */
export interface SearchFieldsProps {
  readonly draft: SearchDraft;
  readonly groups: readonly SuggestionGroup[];
  readonly isLoading: boolean;
  /** What was typed could not be looked up: nothing is said about it (SEARCH-028). */
  readonly isFailed: boolean;
  readonly themes: readonly ThemeOption[];
  /** Asks again for themes that could not be had. */
  readonly onThemesAgain?: (() => void) | undefined;
  /** Name of the searched theme where the list of themes is not there yet. */
  readonly themeLabel?: string | undefined;
  readonly days: DaysOfPlace;
  readonly site: SearchSite;
  readonly onChange: (draft: SearchDraft) => void;
  readonly onType: (term: string) => void;
  readonly onPick: (suggestion: Suggestion) => void;
  /** The visitor interacts with a question: what it needs is requested from now on. */
  readonly onEnter: (question: Question) => void;
}
