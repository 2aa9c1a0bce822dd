/** A reason not to start, in one sentence that says what to do. */
export class StartError extends Error {}

export function refuse(sentence: string): never {
  throw new StartError(sentence);
}
