import type { Locale, PersonalData } from '@shop/contracts';
import { zipArchive } from '../../platform/archive/index.ts';
import { exportMessages } from './export-messages.ts';
import { exportPage } from './export-page.ts';

/** All that a customer takes along, as one file: for programs (JSON), and the same to read (HTML). */
export function exportArchive(data: PersonalData, { locale, now }: { locale: Locale; now: Date }): { name: string; content: Buffer } {
  const { fileName } = exportMessages(locale);
  const files = [
    { name: `${fileName}.html`, content: exportPage(data, locale) },
    { name: `${fileName}.json`, content: JSON.stringify(data, null, 2) },
  ];
  return { name: `${fileName}.zip`, content: zipArchive(files, now) };
}
