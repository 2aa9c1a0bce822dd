import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/**', 'var/**', '**/messages/compiled/**', 'node_modules/**', '.nx/**', 'look/**'] },
  tseslint.configs.recommended,
  { plugins: { 'react-hooks': reactHooks }, rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text is rendered by React.' },
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'The content security policy forbids inline styles: use a class or an attribute.',
        },
      ],
      eqeqeq: 'error',
    },
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
