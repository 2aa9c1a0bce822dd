import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { importsOf } from './imports.ts';
import { kitFault, kitNames } from './kit.ts';
import { importFault, layerOf } from './layers.ts';
import { largeFolders, readRooms, repeatedNames, roomFaults, tableFaults } from './rooms.ts';
import { membersOf, sourcesOf } from './workspace.ts';

/** `npm run boundaries`: who may import whom. Ends with 1 and names every fault. */
function checkBoundaries(root: string): { files: number; packages: number; faults: string[] } {
  const members = membersOf(root);
  const kit = kitNames(root);
  const untagged = members
    .filter((member) => !layerOf(member))
    .map((member) => `${member.folder}/package.json: one nx tag "type:<layer>" is missing or unknown`);
  const files = sourcesOf(
    root,
    members.map((member) => member.folder),
  );
  const rooms = readRooms(
    root,
    members.map((member) => member.folder),
  );
  const faults = files.flatMap((file) => {
    const source = readFileSync(`${root}/${file}`, 'utf8');
    const refused = importsOf(file, source).flatMap((requested) => {
      const fault = importFault(file, requested, members) ?? kitFault(file, requested, { kit, members });
      return fault ? [`${file}:${requested.line}: ${fault}`] : [];
    });
    return [...refused, ...roomFaults(file, source, rooms).map(({ line, message }) => `${file}:${line}: ${message}`)];
  });
  return {
    files: files.length,
    packages: members.length,
    faults: [...untagged, ...largeFolders(files, rooms), ...repeatedNames(files, rooms), ...tableFaults(root, rooms), ...faults],
  };
}

const { files, packages, faults } = checkBoundaries(resolve(import.meta.dirname, '../..'));
for (const fault of faults) console.error(fault);
console.log(`boundaries: ${packages} packages, ${files} files, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
