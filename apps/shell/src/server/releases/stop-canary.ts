import { changeDocument, openStore, STOPS } from '@shop/federation/server';

/** Tells the other shells of a stopped canary, where this one may write to the store; otherwise each finds out for itself. */
export async function writeStop(releases: string, key: string, reason: string): Promise<void> {
  if (/^https?:/.test(releases)) return;
  const store = await openStore(releases);
  await changeDocument(store, STOPS, (content) => {
    const known = content ? (JSON.parse(content.toString('utf8')) as Record<string, unknown>) : {};
    return JSON.stringify({ ...known, [key]: { reason, at: new Date().toISOString() } }, null, 1);
  });
}
