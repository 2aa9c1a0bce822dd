/** Cents up to which one colleague of customer care gives money back alone, where the operator names no other amount. */
export const CARE_REFUND_LIMIT = 10_000;
