/** A question as far as a search looks into it. */
export interface AnsweredQuestion {
  readonly title: string;
  readonly answer: string;
}

/**
 * The questions that hold every word that is looked for, in any order and with or without accents; those whose title holds
 * them all come first. Without a word, all of them as they stand.
 */
export function findQuestions<Question extends AnsweredQuestion>(questions: readonly Question[], looked: string): Question[] {
  const words = plain(looked).split(' ').filter(Boolean);
  const holds = (text: string) => words.every((word) => plain(text).includes(word));
  const found = questions.filter(({ title, answer }) => holds(`${title} ${answer}`));
  return [...found.filter(({ title }) => holds(title)), ...found.filter(({ title }) => !holds(title))];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
