import {
  cancellationOptions,
  insuranceState,
  isInsuranceRequested,
  lacksChoice,
  possibleChoice,
  type CancellationChoice,
} from './cancellation-choice.ts';

const OFFERED = { isEnabled: true, amount: 1_500 };

test.each([
  ['unset', undefined, 0],
  ['policy', false, 0],
  ['insured', true, 1_500],
] as const)('the choice %s means insurance %s and costs %d cents @PROD-064', (choice, hasInsurance, insuranceToPay) => {
  expect(insuranceState(choice, OFFERED)).toEqual({ amount: 1_500, insuranceToPay, hasInsurance, error: false, isFetching: false });
});

test.each(['unset', 'policy', 'insured'] as const)('where insurance is not enabled the choice %s is cleared @PROD-065', (choice) => {
  const off = { isEnabled: false, amount: 1_500, hasFailed: true, isFetching: true };
  expect(insuranceState(choice, off)).toEqual({
    amount: undefined,
    insuranceToPay: 0,
    hasInsurance: undefined,
    error: false,
    isFetching: false,
  });
});

test('an insurance that can no longer be had unsets the choice, the policy stays chosen @PROD-065', () => {
  const stored = (choice: CancellationChoice) => [possibleChoice(choice, OFFERED), possibleChoice(choice, { isEnabled: false })];
  expect(stored('insured')).toEqual(['insured', 'unset']);
  expect(stored('policy')).toEqual(['policy', 'policy']);
  expect(stored('unset')).toEqual(['unset', 'unset']);
});

test.each([
  [0, 'FLEX', false],
  [1, 'FLEX', true],
  [24_900, 'NCNR', true],
  [24_900, '', false],
  [24_900, undefined, false],
])('the insurance of a stay of %d cents under the policy %s is asked for: %s @PROD-066', (amount, policyType, isRequested) => {
  expect(isInsuranceRequested({ amount, policyType })).toBe(isRequested);
});

test('a stay that cannot be cancelled offers that instead of flexibility @PROD-064', () => {
  expect(cancellationOptions({ cancellable: true }, OFFERED)).toEqual(['flexible', 'insured']);
  expect(cancellationOptions({ cancellable: false }, OFFERED)).toEqual(['nonCancellable', 'insured']);
});

test('an insurance whose amount could not be had is no option, and leaves nothing to choose', () => {
  const failed = { isEnabled: true, hasFailed: true };
  expect(cancellationOptions({ cancellable: true }, failed)).toEqual(['flexible']);
  expect(lacksChoice('unset', ['flexible'])).toBe(false);
  expect(insuranceState('policy', failed)).toMatchObject({ error: true, hasInsurance: false });
});

test('with two options one must be chosen @PROD-067', () => {
  expect((['unset', 'policy', 'insured'] as const).map((choice) => lacksChoice(choice, ['flexible', 'insured']))).toEqual([
    true,
    false,
    false,
  ]);
});
