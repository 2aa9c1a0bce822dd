import type { SearchWords } from './search-words.ts';

/** Answers that are kept, as the bytes that are sent; a large one (a map of a country) is not worth its memory. */
const MOST_KEPT = 300;
const LONGEST_ANSWER = 120_000;
const LONGEST_QUESTION = 2_000;

/** Questions of which is known that they were asked. */
const MOST_ASKED = 2_000;

interface Kept {
  readonly answers: Map<string, Buffer>;
  readonly asked: Set<string>;
}

const kept = new WeakMap<SearchWords, Kept>();

/**
 * The answer to a question that was asked twice before, while nothing has changed that it could depend on: the index (every sale
 * raises its version), the day and the words, which are read anew every minute. The front pages of a shop ask the same few
 * questions all day; what is asked but once would only wear the memory out.
 */
export function keptAnswer(words: SearchWords, question: readonly unknown[], answer: () => Buffer): Buffer {
  const { answers, asked } = kept.get(words) ?? { answers: new Map<string, Buffer>(), asked: new Set<string>() };
  kept.set(words, { answers, asked });
  const key = JSON.stringify(question);
  const bytes = answers.get(key) ?? answer();
  answers.delete(key);
  if (bytes.length > LONGEST_ANSWER || key.length > LONGEST_QUESTION) return bytes;
  if (!asked.has(key)) {
    asked.add(key);
    if (asked.size > MOST_ASKED) asked.delete(asked.values().next().value!);
    return bytes;
  }
  answers.set(key, bytes);
  if (answers.size > MOST_KEPT) answers.delete(answers.keys().next().value!);
  return bytes;
}
