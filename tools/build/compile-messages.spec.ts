import { faultsOf } from './compile-messages.ts';

test('a message that a locale lacks is named, and the build fails on it', () => {
  expect(faultsOf('nl_NL', { 'shell.back': 'Back' }, {})).toEqual(['nl_NL lacks "shell.back"']);
});

test('a message that the source does not know is named', () => {
  expect(faultsOf('nl_NL', {}, { 'shell.old': 'Oud' })).toEqual(['nl_NL has "shell.old", which en_GB does not know']);
});
