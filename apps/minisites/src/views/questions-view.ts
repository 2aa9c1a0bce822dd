import type { RichText } from '@shop/contracts';
import { findQuestions, type AnsweredQuestion } from '@shop/domain';

type Block = RichText['blocks'][number];

/** A question and its answer, as the page draws them. */
export interface QuestionView extends AnsweredQuestion {
  readonly text: RichText;
}

export interface QuestionsView {
  readonly questions: readonly QuestionView[];
  /** What stands before the first question. */
  readonly before: RichText;
}

/** The page of questions: each second-level heading with what follows it is one; those that hold what is looked for. */
export function questionsView(content: RichText, looked: string): QuestionsView {
  const parts: Block[][] = [[]];
  for (const block of content.blocks) {
    if (block.type === 'heading' && block.level === 2) parts.push([]);
    parts.at(-1)?.push(block);
  }
  const [before = [], ...requested] = parts;
  const questions = requested.map((blocks) => ({
    title: wordsOf(blocks.slice(0, 1)),
    answer: wordsOf(blocks.slice(1)),
    text: { blocks },
  }));
  return { questions: findQuestions(questions, looked), before: { blocks: before } };
}

function wordsOf(blocks: readonly Block[]): string {
  const runs = blocks.flatMap((block) => (block.type === 'list' ? block.items.flat() : block.runs));
  return runs.map(({ text }) => text).join(' ');
}
