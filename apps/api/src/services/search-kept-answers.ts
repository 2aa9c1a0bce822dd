import type { SearchWords } from './search-words.ts';

/** Answers that are kept, as the bytes that are sent; a large one (a map of a country) is not worth its memory. */
const MOST_KEPT = 300;
const LONGEST_ANSWER = 120_000;
const LONGEST_QUESTION = 2_000;

const kept = new WeakMap<SearchWords, Map<string, Buffer>>();

/**
 * The answer to a question that was asked before, while nothing has changed that it could depend on: the index (every sale
 * raises its version), the day and the words, which are read anew every minute. The front pages of a shop ask the same few
 * questions all day.
 */
export function keptAnswer(words: SearchWords, question: readonly unknown[], answer: () => unknown): Buffer {
  const answers = kept.get(words) ?? new Map<string, Buffer>();
  kept.set(words, answers);
  const key = JSON.stringify(question);
  const bytes = answers.get(key) ?? Buffer.from(JSON.stringify(answer()));
  answers.delete(key);
  if (bytes.length > LONGEST_ANSWER || key.length > LONGEST_QUESTION) return bytes;
  answers.set(key, bytes);
  if (answers.size > MOST_KEPT) answers.delete(answers.keys().next().value!);
  return bytes;
}
