import type { GiftFormat } from './gift-format.ts';

/** Why a printed gift cannot be had at the moment. */
export type FormatChoice =
  | { readonly format: GiftFormat; readonly kind: 'offered' }
  | { readonly format: 'physical'; readonly kind: 'comingBack'; readonly because: 'switchedOff' | 'noShipping' | 'soldOut' };

export interface FormatFacts {
  /** The operator's switch `physicalSingleVoucher` (spec 1, section 6). */
  readonly isPhysicalOn: boolean;
  /** False where the call for the shipping costs failed, or nothing is sent. */
  readonly isShipped: boolean;
  /** False where no printed one is left. */
  readonly isInStock?: boolean | undefined;
}

/** The formats of a gift in the order they stand in; physical is shown and disabled where it cannot be had (spec 1, section 4). */
export function formatChoices({ isPhysicalOn, isShipped, isInStock = true }: FormatFacts): readonly FormatChoice[] {
  const digital: FormatChoice = { format: 'digital', kind: 'offered' };
  if (!isPhysicalOn) return [digital, { format: 'physical', kind: 'comingBack', because: 'switchedOff' }];
  if (!isShipped) return [digital, { format: 'physical', kind: 'comingBack', because: 'noShipping' }];
  if (!isInStock) return [digital, { format: 'physical', kind: 'comingBack', because: 'soldOut' }];
  return [digital, { format: 'physical', kind: 'offered' }];
}

/** The format that counts: what was asked for, where it is offered, else digital. */
export function chosenFormat(choices: readonly FormatChoice[], requested: GiftFormat | undefined): GiftFormat {
  return choices.some(({ format, kind }) => format === requested && kind === 'offered') ? requested! : 'digital';
}
