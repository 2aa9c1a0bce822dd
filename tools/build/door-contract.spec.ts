import { CONTRACT_VERSION } from '@shop/contracts';
import { doorContract } from './door-contract.ts';

test('a release says the contract of its own door, not that of the repository', () => {
  expect(doorContract('search', `const remote: Remote = {\n  name: 'search',\n  contract: '2.1.0',\n};`)).toBe('2.1.0');
});

test('the remotes of this shop are made for the contract that its shell keeps', () => {
  for (const remote of ['search', 'product', 'gifting', 'account', 'minisites']) expect(doorContract(remote)).toBe(CONTRACT_VERSION);
});

test('a door without a contract is told what to write', () => {
  expect(() => doorContract('search', 'export default {}')).toThrow("names no contract; write for example contract: '2.0.0'");
});
