import { NO_TRANSFER_DRAFT, transferFaults, trimTransferDraft, type TransferDraft } from './transfer-draft.ts';

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
