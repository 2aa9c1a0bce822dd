import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { roomsOrder } from './tools/checks/rooms-order.ts';

const restrictedSyntax = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text is rendered by React.' },
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content security policy forbids inline styles: use a class or an attribute.',
  },
  {
    selector:
      "UnaryExpression[operator='void'] CallExpression[callee.property.name='then'][arguments.length=1][callee.object.type='ImportExpression']",
    message: 'A file may be lost: say what happens then, as the second argument or in a catch.',
  },
];

/** What makes a test fail on a slow machine. In a journey a short try may stand inside a loop that tries again. */
const shortDeadlines = {
  selector: "Property[key.name='timeout'] > Literal[raw=/^(\\d{1,4}|\\d_\\d{3})$/]",
  message: 'A slow machine needs longer: leave the deadline of the configuration, or wait for what is meant.',
};
/** What makes it fail by chance. */
const unseededDraws = {
  selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
  message: "Drawn inputs have one seed: import { fc } from '@shop/testing/draw'.",
};

/** What makes it fail on one day, at one hour, or beside another machine. */
const machineClock = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now']",
  message: "A test names its own day; rows have the database's clock (databaseNow), journeys the shop's (fixtures/shop-clock.ts).",
};

/** What compares clocks, and a shop in production, which has no other time. */
const onRealTime = [
  'apps/api/src/platform/database/database-clock.spec.ts',
  'e2e/fixtures/shop-clock.ts',
  'e2e/journeys/operator/{operator-production,rehearsal}.journey.ts',
];

const drawnInputs = { name: 'fast-check', message: "Drawn inputs have one seed: import { fc } from '@shop/testing/draw'." };

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
    files: ['**/*.spec.{ts,tsx}', '**/*.test-utils.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, unseededDraws, machineClock, shortDeadlines] },
  },
  { files: ['e2e/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, unseededDraws, machineClock] } },
  { files: onRealTime, rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, unseededDraws, shortDeadlines] } },
  {
    ignores: ['libs/testing/src/draw.ts'],
    rules: { 'no-restricted-imports': ['error', drawnInputs] },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        drawnInputs,
        {
          name: 'react',
          importNames: ['lazy'],
          message: 'A file that is lost must cost its part only: use openedPart, optionalPart or lazyHydration of the design system.',
        },
      ],
    },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    plugins: { rooms: { rules: { order: roomsOrder } } },
    rules: { 'rooms/order': 'error' },
  },
);
