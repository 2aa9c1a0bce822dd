import { decideExperiments, readExperiments, writeExperiments } from './experiments.ts';

test('nobody takes part in an experiment by default', () => {
  expect(decideExperiments(undefined, null)).toEqual({});
});

test('the query overrides the cookie, name by name @SHELL-069', () => {
  expect(decideExperiments('card=new|dates=forced', 'dates=suggested,autoDiscount=on')).toEqual({
    card: 'new',
    dates: 'suggested',
    autoDiscount: 'on',
  });
});

test('junk is no experiment', () => {
  expect(readExperiments('a,=b,c=,<x>=y,ok=yes')).toEqual({ ok: 'yes' });
  expect(readExperiments('__proto__=x')).not.toHaveProperty('x');
});

test('what is written is read again', () => {
  const experiments = { card: 'new', dates: 'forced' };
  expect(readExperiments(writeExperiments(experiments))).toEqual(experiments);
});
