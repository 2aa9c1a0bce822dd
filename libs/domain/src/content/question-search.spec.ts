import { findQuestions } from './question-search.ts';

const QUESTIONS = [
  { title: 'Puis-je changer la date de mon séjour ?', answer: 'Oui, si votre offre est flexible.' },
  { title: 'Combien me rembourse-t-on si j’annule ?', answer: 'Une offre flexible est remboursée, la date limite compte.' },
  { title: 'Comment utiliser un cadeau ?', answer: 'Saisissez le code.' },
];
const found = (looked: string) => findQuestions(QUESTIONS, looked).map(({ title }) => title.split(' ')[0]);

describe('a search among questions', () => {
  test.each([
    ['sejour', ['Puis-je']],
    ['SÉJOUR', ['Puis-je']],
    ['date', ['Puis-je', 'Combien']],
    ['limite flexible', ['Combien']],
    ['code cadeau', ['Comment']],
    ['j’annule', ['Combien']],
    ['hélicoptère', []],
  ])('for %s finds %j', (looked, titles) => {
    expect(found(looked)).toEqual(titles);
  });

  test('without a word shows all, as they stand', () => {
    expect(found('  ')).toEqual(['Puis-je', 'Combien', 'Comment']);
    expect(found('?!')).toHaveLength(3);
  });

  test('puts what the title says before what the answer says', () => {
    const turned = QUESTIONS.toReversed();
    expect(findQuestions(turned, 'date').map(({ title }) => title.split(' ')[0])).toEqual(['Puis-je', 'Combien']);
  });
});
