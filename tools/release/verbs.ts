/** The first words that `npm run release` takes for a command: a remote of such a name could not be released. */
export const RELEASE_VERBS = ['canary', 'promote', 'rollback', 'status', 'gc', 'link', 'keys', 'shell', 'trace', 'help'] as const;

export type ReleaseVerb = (typeof RELEASE_VERBS)[number];

export function isReleaseVerb(word: string): word is ReleaseVerb {
  return (RELEASE_VERBS as readonly string[]).includes(word);
}
