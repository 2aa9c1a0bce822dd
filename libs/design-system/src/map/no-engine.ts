import type { OpenMap } from './engine-contract.ts';

/** A server draws no map: what is heavy stays out of its bundle. */
export const openMap: OpenMap = () => Promise.reject(new Error('a map is drawn in a browser only'));
