import type { BaseShop } from '../platform/settings/index.ts';
import type { Sender } from './sender.ts';

/** A shop that writes to people. */
export interface MailingShop extends BaseShop {
  /** Who signs documents, and where their links lead. */
  readonly sender: Sender;
}
