import { drawFrom } from './draw.ts';
import { drawRequest, type DrawnRequest } from './draw-request.ts';
import type { KnownThings } from './draw-value.ts';
import { faultOf, type Answer } from './check-answer.ts';
import type { OpenApi } from './json-schema.ts';

type Send = (request: DrawnRequest, place: number) => Promise<Answer>;

interface Sending {
  readonly document: OpenApi;
  readonly known: KnownThings;
  readonly seed: number;
  readonly requests: number;
  /** Requests that are on their way at the same time. */
  readonly atOnce: number;
  readonly send: Send;
  /** What an answer must not hold; its name where it does. */
  readonly leak?: (text: string) => string | undefined;
}

export interface Outcome {
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Operations that were asked, and of these the ones that gave a good answer at least once. */
  readonly requested: number;
  readonly answered: ReadonlySet<string>;
  readonly faults: readonly string[];
}

/** Sends drawn requests and says what went against the document; the same seed draws the same requests. */
export async function sendDrawnRequests({
  document,
  known,
  seed,
  requests,
  atOnce,
  send,
  leak = () => undefined,
}: Sending): Promise<Outcome> {
  const statuses: Record<string, number> = {};
  const requested = new Set<string>();
  const answered = new Set<string>();
  const faults: string[] = [];
  let place = 0;
  const worker = async (): Promise<void> => {
    while (place < requests) {
      const own = place++;
      const request = drawRequest(document, drawFrom(seed + own), known);
      const name = `${request.method} ${request.path}`;
      const answer = await send(request, own);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      requested.add(name);
      if (answer.status < 300) answered.add(name);
      const fault = leak(answer.body) ?? faultOf(request.operation, answer);
      if (fault) faults.push(`${request.method} ${request.url.slice(0, 300)} ${request.body?.slice(0, 600) ?? ''} -> ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { statuses, requested: requested.size, answered, faults };
}
