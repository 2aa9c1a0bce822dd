const TRIES = 60;
const PAUSE_MS = 500;

/** The JSON of a service that has only just begun: one that is still busy is asked again. */
export async function answered(address: string): Promise<unknown> {
  for (let left = TRIES; left > 0; left -= 1) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
    if (answer?.ok) return answer.json();
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  throw new Error(`${address} has no answer`);
}
