/** A reason not to start, in one sentence that says what to do. */
export class Refusal extends Error {}

export function refuse(sentence: string): never {
  throw new Refusal(sentence);
}
