import { CUSTOMIZATION_LIMITS } from './gift-customization.ts';
import { NO_TRANSFER_DRAFT, transferFaults, trimTransferDraft, typedIntoTransfer, type TransferDraft } from './transfer-draft.ts';

const DRAFT: TransferDraft = { firstName: 'Anne-Lise', email: 'anna@example.com', fromName: 'Léo & Jeanne', message: 'Pour toi' };

test('a gift is given on to a first name and a whole address; who gives it and the message may be left out', () => {
  expect(transferFaults(DRAFT)).toEqual({});
  expect(transferFaults({ ...DRAFT, fromName: '', message: '' })).toEqual({});
  expect(transferFaults(NO_TRANSFER_DRAFT)).toEqual({ firstName: 'mandatory', email: 'mandatory' });
});

test('each field says what is wrong with it', () => {
  expect(transferFaults({ ...DRAFT, firstName: 'Anna 2', email: 'anna@example', fromName: 'Léo 2' })).toEqual({
    firstName: 'incorrect',
    email: 'incorrect',
    fromName: 'incorrect',
  });
});

test('what is sent is trimmed and as it was seen, and leaves out what is empty', () => {
  expect(trimTransferDraft({ firstName: ' Anne‑Lise ', email: ' anna@example.com ', fromName: '  ', message: ' ' })).toEqual({
    firstName: 'Anne-Lise',
    email: 'anna@example.com',
  });
  expect(trimTransferDraft(DRAFT)).toEqual(DRAFT);
});

test('a message refuses what is over its limit; an address is left as it is typed', () => {
  const long = 'x'.repeat(CUSTOMIZATION_LIMITS.message + 1);
  expect(typedIntoTransfer(DRAFT, 'message', long)).toEqual(DRAFT);
  expect(typedIntoTransfer(DRAFT, 'message', long.slice(1)).message).toHaveLength(CUSTOMIZATION_LIMITS.message);
  expect(typedIntoTransfer(DRAFT, 'email', long)).toEqual({ ...DRAFT, email: long });
});
