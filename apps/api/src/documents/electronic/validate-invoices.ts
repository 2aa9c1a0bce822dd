/** For tests: reads a list of invoices in XML from standard input and writes what each breaks of the rules of EN 16931 for CII. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Result {
  readonly assertId: string | null;
  readonly message: string | null;
}
interface Schematron {
  readonly Schema: { fromString(xml: string): { validateString(xml: string): readonly Result[] } };
}

const { Schema } = createRequire(import.meta.url)('node-schematron') as Schematron;
const rules = Schema.fromString(readFileSync(new URL('en16931/EN16931-CII-validation-preprocessed.sch', import.meta.url), 'utf8'));
const invoices = JSON.parse(readFileSync(0, 'utf8')) as string[];
const said = ({ assertId, message }: Result) => `${assertId ?? ''} ${(message ?? '').trim().replaceAll(/\s+/g, ' ')}`;
process.stdout.write(JSON.stringify(invoices.map((xml) => rules.validateString(xml).map(said))));
