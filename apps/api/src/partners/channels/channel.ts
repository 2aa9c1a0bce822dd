import type { LeasedMessage } from '../messages/lease-messages.ts';

/** The partner's side did not take a message; `isFinal` when no later try can mend it. */
export class DeliveryRejected extends Error {
  override readonly name = 'DeliveryRejected';
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** Sends one message; throws when it was not taken. `isAnswered` when taking it is the partner's answer. */
export type Channel = (message: LeasedMessage['message'], partner: LeasedMessage['partner']) => Promise<{ readonly isAnswered: boolean }>;

/** Channels on which the shop sends; a feed is fetched. */
export interface Channels {
  readonly mail: Channel;
  readonly webhook: Channel;
}
