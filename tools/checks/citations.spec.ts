import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { danglingCitations, type CitedDocuments } from './citations.ts';
import { readRequirements } from './requirement-tags.ts';
import { sourcesOf } from './workspace.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const documents: CitedDocuments = {
  specification: {
    1: read('docs/specification/1-search-and-gifting.md'),
    2: read('docs/specification/2-detail-content-account.md'),
  },
  requirements: new Set(readRequirements(read('docs/requirements.tsv')).map(({ id }) => id)),
};

test('whatever a comment or a test cites can be opened in docs', () => {
  const dangling = sourcesOf(root, ['apps', 'libs', 'tools', 'e2e'])
    .filter((file) => !file.startsWith('tools/checks/'))
    .flatMap((file) => danglingCitations(read(file), documents).map((citation) => `${file}: ${citation}`));
  expect(dangling).toEqual([]);
});

test('a section that the specification lacks, a row that is none and a number of an older list are found', () => {
  const text = '(spec 1, sections 4 and 19), (spec 3, section 1), SEARCH-033, SEARCH-999, decision A-032';
  expect(danglingCitations(text, documents)).toEqual(['spec 1, section 19', 'spec 3, section 1', 'SEARCH-999', 'decision A-032']);
});
