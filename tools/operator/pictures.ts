/**
 * `npm run pictures -- import DIR` cuts photographs to every size that pages ask for and puts them where the API looks for them,
 * DATA_DIR/media. `terrace-at-noon.jpg` becomes the picture `terrace-at-noon`, which catalogue and content name.
 * What it shows comes by a file of words: `npm run catalogue -- import FILE --only pictures` (docs/catalogue-format.md).
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { importPictures } from './import-pictures.ts';

const [verb, directory, ...more] = process.argv.slice(2);

if (verb !== 'import' || !directory || more.length) refuse('Say what to do: npm run pictures -- import DIR.');
if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) refuse(`There is no directory ${directory}.`);

const media = join(process.env.DATA_DIR ?? 'var', 'media');
const { written, faults } = await importPictures(directory, media);
for (const fault of faults) console.error(fault);
console.log(`${written} pictures written to ${media}${faults.length ? `, ${faults.length} left out` : ''}`);
process.exitCode = faults.length ? 1 : 0;

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
