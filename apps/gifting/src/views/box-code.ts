/** As it is printed: small letters of an address are forgiven. */
export function boxCode(param: string | undefined): string {
  return (param ?? '').trim().toUpperCase();
}
