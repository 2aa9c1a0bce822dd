import type { LocalDate } from '../days/local-date.ts';

/** First and last day on which a partner's campaign can be booked; open where one is left out. */
export interface CampaignDays {
  readonly from?: LocalDate | undefined;
  readonly until?: LocalDate | undefined;
}

export type CampaignState =
  | { readonly kind: 'upcoming'; readonly from: LocalDate }
  | { readonly kind: 'running'; readonly until?: LocalDate | undefined }
  | { readonly kind: 'over'; readonly until: LocalDate };

/** Where a partner's campaign stands on a day, its first and last day included; without days it always runs. */
export function campaignState({ from, until }: CampaignDays = {}, today: LocalDate): CampaignState {
  if (until !== undefined && today > until) return { kind: 'over', until };
  if (from !== undefined && today < from) return { kind: 'upcoming', from };
  return { kind: 'running', until };
}
