/**
 * `npm run brand -- check NAME` says everything that keeps a partner's brand from being shown; `npm run brand -- list` names the
 * brands of the folder. The folder is `SHOP_BRANDS`, or that of the demonstration. docs/partners.md says what a brand is made of.
 */
import { localesOfBrand, readBrand, readBrands } from '@shop/shell/brands';
import { DEMO_BRANDS } from './demo-brands.ts';

const [verb, name] = process.argv.slice(2);
const folder = process.env.SHOP_BRANDS || DEMO_BRANDS;
if (verb === 'check' && name) check(name);
else if (verb === 'list') list();
else refuse('Say what to do: npm run brand -- check NAME, or list.');

function check(brandName: string): void {
  const { brand, faults } = readBrand(folder, brandName);
  for (const fault of faults) console.error(fault);
  if (!brand) {
    console.error(`${brandName} cannot be shown: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`);
    process.exitCode = 1;
    return;
  }
  const { pack, css } = brand;
  console.log(
    `${brandName} can be shown: ${Object.keys(pack.hosts).join(', ')} in ${localesOfBrand(pack).join(', ')}, ${css.length} bytes of style`,
  );
}

function list(): void {
  for (const { pack } of readBrands(folder, console.error).all)
    console.log(`${pack.id}  ${pack.name}  partner ${pack.minisiteId}  ${Object.keys(pack.hosts).join(' ')}`);
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
