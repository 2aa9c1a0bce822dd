import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { coverByArea, readRequirements, tagsOf } from './requirement-tags.ts';
import { sourcesOf } from './workspace.ts';

/** `npm run requirements`: how many rows of docs/requirements.tsv a test names, area by area, and which ones none does. */
const root = resolve(import.meta.dirname, '../..');
const requirements = readRequirements(readFileSync(`${root}/docs/requirements.tsv`, 'utf8'));
const specs = sourcesOf(root, ['apps', 'libs', 'tools', 'e2e']).filter((file) => /\.spec\.tsx?$/.test(file) || file.startsWith('e2e/'));
const tags = new Set(
  specs.filter((file) => !file.startsWith('tools/checks/')).flatMap((file) => tagsOf(readFileSync(`${root}/${file}`, 'utf8'))),
);
const areas = coverByArea(requirements, tags);

for (const { open } of areas) for (const { id, text } of open) console.log(`${id.padEnd(11)}${text}`);
console.log('\narea      tested   rows');
for (const { area, covered, rows } of areas) console.log(`${area.padEnd(10)}${String(covered).padStart(6)}${String(rows).padStart(7)}`);
console.log(
  `${'all'.padEnd(10)}${String(areas.reduce((sum, { covered }) => sum + covered, 0)).padStart(6)}${String(requirements.length).padStart(7)}`,
);

const known = new Set(requirements.map(({ id }) => id));
const unknown = [...tags].filter((tag) => !known.has(tag));
if (unknown.length) console.log(`\nTags that are no row: ${unknown.join(', ')}`);
