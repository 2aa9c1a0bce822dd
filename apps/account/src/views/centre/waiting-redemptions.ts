/** A redemption that was pressed and is not answered: it is sent until it is, under one key. */
export interface WaitingRedemption {
  /** `Idempotency-Key`. */
  readonly key: string;
  /** Number of the centre whose page it was pressed on. */
  readonly centre: number;
  /** As it was typed. */
  readonly code: string;
}

/** What the device keeps; what it cannot read is none. */
export function parseWaiting(text: string | null): readonly WaitingRedemption[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

/** Nothing is kept of none. */
export function formatWaiting(waiting: readonly WaitingRedemption[]): string | null {
  return waiting.length > 0 ? JSON.stringify(waiting) : null;
}

function isWaiting(kept: unknown): kept is WaitingRedemption {
  const { key, centre, code } = (kept ?? {}) as Partial<WaitingRedemption>;
  return typeof key === 'string' && typeof centre === 'number' && typeof code === 'string';
}
