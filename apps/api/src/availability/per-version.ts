import type { ShopIndex } from './shop-index.ts';

/** What is kept of an index until its next version: every sale and every change of prices or rooms raises it. */
export function perVersion<Kept>(begin: () => Kept): (index: Pick<ShopIndex, 'version'>) => Kept {
  const last = new WeakMap<object, { readonly version: number; readonly kept: Kept }>();
  return (index) => {
    const known = last.get(index);
    if (known?.version === index.version) return known.kept;
    const kept = begin();
    last.set(index, { version: index.version, kept });
    return kept;
  };
}
