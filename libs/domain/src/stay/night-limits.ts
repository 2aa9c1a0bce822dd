/** Nights of a stay that is sold or given, both ends included. */
export const NIGHT_LIMITS = { min: 1, max: 14 } as const;
