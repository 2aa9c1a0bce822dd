const DAY_SECONDS = 86_400;
/** `cache-control` of what never changes under its address. */
export const IMMUTABLE = `public, max-age=${365 * DAY_SECONDS}, immutable`;

/** The version that an address names: `ca12cb4b` of `/assets/icons.svg?v=ca12cb4b`. */
interface Versions {
  readonly requested: unknown;
  /** Of what this shell serves. */
  readonly own: string;
}

/**
 * `cache-control` of a file of the shell's build by its name; `.br` and `.gz` are the same file, packed. Two names do not change
 * with what is in them: the favicon, and the sheet of icons, which releases of remotes name by the version they were built with.
 * While shells are replaced that version may be another one's, whose place this sheet would take for a year.
 */
export function assetCacheControl(file: string, icons: Versions): string {
  if (/(?:^|[\\/])favicon\.svg(?:\.\w+)?$/.test(file)) return `public, max-age=${DAY_SECONDS}`;
  if (/(?:^|[\\/])icons\.svg(?:\.\w+)?$/.test(file)) return isOwn(icons) ? IMMUTABLE : 'no-cache';
  return IMMUTABLE;
}

/** `cache-control` of a brand's picture: it is not stored under a version that another shell serves. */
export function brandCacheControl(versions: Versions): string {
  return isOwn(versions) ? IMMUTABLE : 'no-store';
}

function isOwn({ requested, own }: Versions): boolean {
  return requested === own;
}
