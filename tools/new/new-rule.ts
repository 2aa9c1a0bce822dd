import { inOrder, type Plan } from './plan.ts';
import { camel, spoken } from './names.ts';

/** A rule of the trade with its sentences: `libs/domain/src/{subject}/{name}.ts`. */
export function newRule(subject: string, name: string): Plan {
  const rule = camel(name);
  return {
    files: {
      [`libs/domain/src/${subject}/${name}.ts`]: `/** Says of a number of nights whether ${spoken(name)} applies: from one night on. */
export function ${rule}(nights: number): 'applies' | 'doesNotApply' {
  return nights >= 1 ? 'applies' : 'doesNotApply';
}
`,
      [`libs/domain/src/${subject}/${name}.spec.ts`]: `import { ${rule} } from './${name}.ts';

test('${spoken(name)} applies from one night on', () => {
  expect(${rule}(0)).toBe('doesNotApply');
  expect(${rule}(1)).toBe('applies');
});
`,
    },
    edits: { 'libs/domain/src/index.ts': inOrder(`export * from './${subject}/${name}.ts';`) },
  };
}
