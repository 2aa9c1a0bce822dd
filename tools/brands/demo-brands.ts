import { resolve } from 'node:path';

/** The brands of the demonstration: two invented magazines, each on a host of its own. */
export const DEMO_BRANDS = resolve(import.meta.dirname, '../catalogue/brands');
