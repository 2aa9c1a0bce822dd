import { languageLiterals } from './language-literals.ts';

test('texts stand under their language, what is put into them as {}', () => {
  const source =
    "const WORDS = { fr: { title: 'Facture', due: (day) => `Le ${day}, au plus tard` }, nl: ['Factuur'] };\nconst other = 'none';";
  expect(languageLiterals('apps/api/src/messages.ts', source)).toEqual([
    { language: 'fr', text: 'Facture', line: 1 },
    { language: 'fr', text: 'Le {}, au plus tard', line: 1 },
    { language: 'nl', text: 'Factuur', line: 1 },
  ]);
});

test('a file of one language needs no name of it inside', () => {
  const source = "import { a } from './a.ts';\nexport const FR = { title: 'Facture' };";
  expect(languageLiterals('documents/messages/fr.ts', source)).toEqual([{ language: 'fr', text: 'Facture', line: 2 }]);
});
