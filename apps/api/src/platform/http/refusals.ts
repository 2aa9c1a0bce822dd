import { Problem } from '@shop/contracts';
import { notFound } from './problem.ts';

/** Answers that every call may give beside its own. */
export const REFUSALS = { '4xx': Problem, '5xx': Problem } as const;

/** The number in an address; anything else is an address that does not exist. */
export function numberInPath(id: string, what: string): number {
  if (!/^\d{1,9}$/.test(id)) throw notFound(`There is no ${what} ${id.slice(0, 40)}.`);
  return Number(id);
}
