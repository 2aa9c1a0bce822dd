import type { Site, Suggestion } from '@shop/contracts';
import type { SearchDraft } from '../views/search-draft.ts';
import type { SuggestionGroup } from '../views/suggestion-groups.ts';

/** What every form of the search box draws and reports, on one line or in the phone's dialog. */
export interface SearchFieldsProps {
  readonly draft: SearchDraft;
  readonly groups: readonly SuggestionGroup[];
  readonly isLoading: boolean;
  readonly visit: Pick<Site, 'locale' | 'today' | 'todayIsClosed'>;
  readonly onChange: (draft: SearchDraft) => void;
  readonly onType: (term: string) => void;
  readonly onPick: (suggestion: Suggestion) => void;
  /** The visitor entered the destination: suggestions are wanted from now on. */
  readonly onEnter: () => void;
}
