import { errorReport, releaseIn, reportOnce } from './error-report.ts';

const page = { location: '/sejours', locale: 'fr_FR' };

test('the message of a report has at most 256 characters @SHELL-044', () => {
  expect(errorReport(new Error('x'.repeat(600)), page).message).toHaveLength(256);
  expect(errorReport('a text', page).message).toBe('Error: a text');
});

test('an error is named by the release whose code threw it', () => {
  expect(releaseIn('at f (http://localhost/releases/search/3f9c11aa/main.js:1:2)')).toBe('search@3f9c11aa');
  expect(releaseIn('at f (http://localhost/assets/main.js:1:2)')).toBeUndefined();
});

test('an error that repeats itself is told once, and a flood ends', () => {
  const reported: string[] = [];
  const report = reportOnce(({ message }) => reported.push(message));
  for (let count = 0; count < 50; count++) report({ ...page, message: 'again', release: 'shell' });
  for (let count = 0; count < 50; count++) report({ ...page, message: String(count), release: 'shell' });
  expect(reported).toHaveLength(10);
});
