import type { PersonalData } from '@shop/contracts';
import { unzipped } from './unzipped.ts';

interface Asking {
  get(url: string): Promise<{ readonly status: number; readonly body: unknown; readonly headers: Readonly<Record<string, unknown>> }>;
}

/** What a customer takes along, unpacked: the names of the files, the data, and the page as its markup. */
export async function exportedBy(browser: Asking) {
  const { status, body, headers } = await browser.get('/gateway/account/export');
  if (status !== 200) throw new Error(`The export was refused: ${status} ${JSON.stringify(body)}`);
  const files = [...unzipped(body as Buffer)];
  const text = (ending: string) => String(files.find(([name]) => name.endsWith(ending))?.[1]);
  return { headers, names: files.map(([name]) => name), data: JSON.parse(text('.json')) as PersonalData, page: text('.html') };
}
