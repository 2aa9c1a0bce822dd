/** Names of the relay event, as the call describes them (spec 2, section 3). */
export interface RelayEvent {
  readonly client_id: string;
  readonly user_id: string | null;
  readonly non_personalized_ads: boolean;
  readonly user_data: Readonly<Record<string, unknown>> | null;
  readonly params: {
    readonly user_logged_in: boolean;
    readonly ga_session_id: string | null;
    readonly page_path: string;
    readonly page_hostname: string;
    readonly page_type: string;
    readonly ab_tests: string | null;
    readonly locale: string;
    readonly transaction_side: string;
  };
}
