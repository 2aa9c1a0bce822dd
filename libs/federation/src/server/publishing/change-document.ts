import { EMPTY_REGISTRY, type Registry } from '../../registry/registry.ts';
import { parseRegistry, REGISTRY, type ReleaseStore } from '../store/release-store.ts';

const TRIES = 60;
const LONGEST_WAIT_MS = 60;

/**
 * Changes a document so that two who change it at once both find their change in it: read, change, replace if nobody
 * else has in between, else from the start. A change that returns the same text writes nothing.
 */
export async function changeDocument(store: ReleaseStore, path: string, change: (content: Buffer | undefined) => string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const known = await store.readTagged(path);
    const next = change(known?.content);
    if (next === known?.content.toString('utf8')) return;
    if (await store.replace(path, Buffer.from(next), known?.tag)) return;
    await new Promise((done) => setTimeout(done, Math.random() * LONGEST_WAIT_MS));
  }
  throw new Error(`${path} changes all the time: others were quicker ${TRIES} times.`);
}

/** The same for the registry; returns what stands in it afterwards. */
export async function changeRegistry(store: ReleaseStore, change: (registry: Registry) => Registry): Promise<Registry> {
  let result = EMPTY_REGISTRY;
  await changeDocument(store, REGISTRY, (content) => {
    const known = content ? parseRegistry(content) : EMPTY_REGISTRY;
    result = change(known);
    return result === known && content ? content.toString('utf8') : JSON.stringify(result, null, 1);
  });
  return result;
}

export async function readRegistry(store: ReleaseStore): Promise<Registry> {
  const known = await store.readTagged(REGISTRY);
  return known ? parseRegistry(known.content) : EMPTY_REGISTRY;
}
