import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildInputFaults, packagesUsed } from './build-inputs.ts';
import { importsOf } from './imports.ts';
import { kitFault, kitNames } from './kit.ts';
import { importFault, layerOf } from './layers.ts';
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
  const used = new Map(members.map((member) => [member, new Set<string>()]));
  const faults = files.flatMap((file) => {
    const imports = importsOf(file, readFileSync(`${root}/${file}`, 'utf8'));
    const home = members.find(({ folder }) => file.startsWith(`${folder}/`));
    for (const name of packagesUsed(file, imports, members)) if (home) used.get(home)?.add(name);
    return imports.flatMap((asked) => {
      const fault = importFault(file, asked, members) ?? kitFault(file, asked, kit);
      return fault ? [`${file}:${asked.line}: ${fault}`] : [];
    });
  });
  const inputs = members.flatMap((member) => buildInputFaults(member, used.get(member) ?? new Set()));
  return { files: files.length, packages: members.length, faults: [...untagged, ...faults, ...inputs] };
}

const { files, packages, faults } = checkBoundaries(resolve(import.meta.dirname, '../..'));
for (const fault of faults) console.error(fault);
console.log(`boundaries: ${packages} packages, ${files} files, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
