import { notFound } from './problem.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The id in an address, in lower case; anything else is an address that does not exist. */
export function uuidInPath(id: string, what: string): string {
  if (!UUID.test(id)) throw notFound(`There is no such ${what}.`);
  return id.toLowerCase();
}
