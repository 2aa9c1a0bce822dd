import type { SearchMessages } from './search-messages.ts';

/** Cached answers, as the bytes that are sent; a large one (a map of a country) is not worth its memory. */
const MAX_ENTRIES = 300;
const LONGEST_ANSWER = 120_000;
const LONGEST_QUESTION = 2_000;

/** Questions of which is known that they were asked. */
const MAX_ASKED = 2_000;

interface Entry {
  readonly answers: Map<string, Buffer>;
  readonly requested: Set<string>;
}

const cache = new WeakMap<SearchMessages, Entry>();

/**
 * The answer to a question that was asked twice before, while nothing has changed that it could depend on: the index (every sale
 * raises its version), the day and the words, which are read again every minute. The front pages of a shop ask the same few
 * questions all day; what is asked but once would only wear the memory out.
 */
export function cachedAnswer(words: SearchMessages, question: readonly unknown[], answer: () => Buffer): Buffer {
  const { answers, requested } = cache.get(words) ?? { answers: new Map<string, Buffer>(), requested: new Set<string>() };
  cache.set(words, { answers, requested });
  const key = JSON.stringify(question);
  const bytes = answers.get(key) ?? answer();
  answers.delete(key);
  if (bytes.length > LONGEST_ANSWER || key.length > LONGEST_QUESTION) return bytes;
  if (!requested.has(key)) {
    requested.add(key);
    if (requested.size > MAX_ASKED) requested.delete(requested.values().next().value!);
    return bytes;
  }
  answers.set(key, bytes);
  if (answers.size > MAX_ENTRIES) answers.delete(answers.keys().next().value!);
  return bytes;
}
