/** The part of the provider's objects that the shop reads; amounts in cents, moments in seconds. */
export interface StandInIntent {
  readonly id: string;
  readonly object: 'payment_intent' | 'setup_intent';
  readonly client_secret: string;
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_method_types: readonly string[];
  readonly setup_future_usage: string | null;
  customer: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  payment_method: StandInMethod | null;
  last_payment_error: StandInError | null;
  last_setup_error: StandInError | null;
  next_action: { readonly type: string; readonly redirect_to_url?: { readonly url: string; readonly return_url: string } } | null;
  latest_charge: StandInCharge | null;
  /** Of a setup that has succeeded. */
  latest_attempt: { readonly payment_method_details: Readonly<Record<string, unknown>> } | null;
}

export interface StandInError {
  readonly type: 'card_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

export interface StandInMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: string;
  readonly card?: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
    readonly wallet: { readonly type: string } | null;
  };
  customer: string | null;
  allow_redisplay: 'always' | 'limited' | 'unspecified';
}

/** What a movement changes of the account's balance; cents. */
export interface StandInBalanceTransaction {
  readonly id: string;
  readonly fee: number;
  readonly net: number;
}

export interface StandInCharge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly status: 'succeeded';
  readonly paid: true;
  readonly payment_intent: string;
  readonly payment_method: string;
  readonly payment_method_details: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, string>>;
  readonly balance_transaction: StandInBalanceTransaction;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
}

export interface StandInRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly charge: string;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly balance_transaction: StandInBalanceTransaction;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  failure_balance_transaction?: string;
}

export interface StandInDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: string;
  readonly balance_transactions: readonly StandInBalanceTransaction[];
  status: 'needs_response' | 'under_review' | 'won' | 'lost' | 'prevented';
}

export interface StandInEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: object };
}

/** Where events are sent, as the dashboard has it. */
export interface StandInEndpoint {
  readonly id: string;
  readonly object: 'webhook_endpoint';
  readonly url: string;
  readonly status: 'enabled' | 'disabled';
  readonly enabled_events: readonly string[];
}
