/** Throws where what was found is not what the oracle has worked out. */
export function same(found: unknown, wanted: unknown, what: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`${what}: ${left}, but the oracle says ${right}`);
}

export function holds(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}
