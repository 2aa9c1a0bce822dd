import { ESLint } from 'eslint';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** What ESLint, as an editor asks it, says of a text that stands in a file of the API. */
async function said(file: string, text: string): Promise<{ line: number; message: string }[]> {
  const [result] = await new ESLint({ cwd: root }).lintText(text, { filePath: `${root}/apps/api/src/${file}` });
  return result!.messages.filter(({ ruleId }) => ruleId === 'rooms/order').map(({ line, message }) => ({ line, message }));
}

test('an editor shows on its line what may not be imported, and where it belongs instead', async () => {
  const imported = "import { cancelWithin } from '../checkout/index.ts';\n\nexport const cancelled = cancelWithin;\n";
  expect(await said('orders/cancelled.ts', `/** Its reason. */\n${imported}`)).toEqual([
    {
      line: 2,
      message: 'orders may not import checkout, which builds on it: move what both need to orders or above, or hand it over from checkout',
    },
  ]);
  expect(await said('care/cancelled.ts', imported)).toEqual([]);
});
