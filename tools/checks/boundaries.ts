import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { importsOf } from './imports.ts';
import { kitFault, kitNames } from './kit.ts';
import { importFault, layerOf } from './layers.ts';
import { largeFolders, placeFault, readRooms, repeatedNames, roomFault, tableFault, tableFaults } from './rooms.ts';
import { writesOf } from './tables.ts';
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
    const place = placeFault(file, rooms);
    const source = readFileSync(`${root}/${file}`, 'utf8');
    const imports = importsOf(file, source);
    const refused = imports.flatMap((requested) => {
      const fault = importFault(file, requested, members) ?? kitFault(file, requested, kit) ?? roomFault(file, requested.from, rooms);
      return fault ? [`${file}:${requested.line}: ${fault}`] : [];
    });
    const written = writesOf(source).flatMap((write) => {
      const fault = tableFault(file, write, rooms);
      return fault ? [`${file}:${write.line}: ${fault}`] : [];
    });
    return [...(place ? [`${file}: ${place}`] : []), ...refused, ...written];
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
