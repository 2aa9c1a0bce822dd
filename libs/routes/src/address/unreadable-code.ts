/** In the address of the field for codes: it was reached with something that is no code. What it was stands in no address. */
export const UNREADABLE_CODE = { trouble: 'unknown' } as const;

/** Whether `search` says so. */
export function isUnreadableCode(search: string): boolean {
  return new URLSearchParams(search).get('trouble') === UNREADABLE_CODE.trouble;
}
