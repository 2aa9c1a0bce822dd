import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Result {
  readonly assertId: string | null;
  readonly isReport: boolean;
  readonly message: string | null;
}
interface Schematron {
  readonly Schema: { fromString(xml: string): { validateString(xml: string): readonly Result[] } };
}

const { Schema } = createRequire(import.meta.url)('node-schematron') as Schematron;
const rules = Schema.fromString(readFileSync('apps/api/src/documents/electronic/en16931/EN16931-CII-validation-preprocessed.sch', 'utf8'));

/** What an invoice breaks of the rules of EN 16931 for CII, as CEN publishes them; empty for one that is valid. */
export function en16931Violations(xml: string): string[] {
  return rules.validateString(xml).map(({ assertId, message }) => `${assertId ?? ''} ${(message ?? '').trim().replaceAll(/\s+/g, ' ')}`);
}
