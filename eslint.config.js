import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const restrictedSyntax = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text is rendered by React.' },
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content security policy forbids inline styles: use a class or an attribute.',
  },
];

/** What makes a test fail on a slow machine, or by chance. */
const restrictedInTests = [
  {
    selector: "Property[key.name='timeout'] > Literal[raw=/^(\\d{1,4}|\\d_\\d{3})$/]",
    message: 'A slow machine needs longer: leave the deadline of the configuration, or wait for what is meant.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: "Drawn inputs have one seed: import { fc } from '@shop/testing/draw'.",
  },
];

export default tseslint.config(
  { ignores: ['dist/**', 'var/**', '**/messages/compiled/**', 'node_modules/**', '.nx/**', 'look/**'] },
  tseslint.configs.recommended,
  { plugins: { 'react-hooks': reactHooks }, rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.spec.{ts,tsx}', '**/*.spec-kit.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...restrictedInTests] },
  },
  {
    ignores: ['libs/testing/src/draw.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'fast-check', message: "Drawn inputs have one seed: import { fc } from '@shop/testing/draw'." },
      ],
    },
  },
);
