/** What a shop is there for: to show, with stand-ins and data that everybody knows, or to sell. */
export type ShopEnv = 'demo' | 'production';

export type Environment = Readonly<Record<string, string | undefined>>;

/** How a setting is explained to the operator who has to set it. */
export interface Setting {
  /** What it is, as it goes on after "is not set:". */
  readonly what: string;
  /** A value that would be right. Never a working secret. */
  readonly example: string;
  /** Says what is wrong with a value, as it goes on after the name; nothing when it is right. It must not repeat a secret. */
  readonly fault?: (value: string) => string | undefined;
}

/** Why a process does not start: one message that names every setting that is missing, malformed or contradictory. */
export class IncompleteSettings extends Error {}

/**
 * Reads the environment of a process, and collects what is wrong with it instead of stopping at the first fault.
 * `SHOP_ENV` unset is production (decision note of 23 November 2026). A value that cannot be used reads as nothing;
 * `complete` refuses it in the end.
 */
export class Settings {
  readonly env: Environment;
  readonly shopEnv: ShopEnv;
  readonly #problems = new Map<string, string>();

  constructor(env: Environment) {
    this.env = env;
    const given = env.SHOP_ENV?.trim();
    this.shopEnv = given === 'demo' ? 'demo' : 'production';
    if (given && given !== 'demo' && given !== 'production') this.refuse('SHOP_ENV', `is "${given}": give demo or production`);
  }

  get isDemo(): boolean {
    return this.shopEnv === 'demo';
  }

  get isProduction(): boolean {
    return !this.isDemo;
  }

  /** Names of the settings that are missing or wrong, with what is wrong. */
  get problems(): ReadonlyMap<string, string> {
    return this.#problems;
  }

  /** A setting that no process goes without. */
  needed(name: string, setting: Setting): string {
    const value = this.optional(name, setting);
    if (!this.#isSet(name)) this.refuse(name, `is not set: ${setting.what}, e.g. ${name}=${setting.example}`);
    return value ?? '';
  }

  /** A setting that a shop which sells needs, and a demonstration does without. */
  neededInProduction(name: string, setting: Setting): string | undefined {
    return this.isProduction ? this.needed(name, setting) : this.optional(name, setting);
  }

  /** A setting that need not be there, and is right where it is. */
  optional(name: string, { example, fault }: Omit<Setting, 'what'>): string | undefined {
    if (!this.#isSet(name)) return undefined;
    const value = this.env[name]!.trim();
    const wrong = fault?.(value);
    if (wrong === undefined) return value;
    return this.refuse(name, `${wrong}, e.g. ${name}=${example}`);
  }

  /** Free text with a default. */
  text(name: string, otherwise: string): string {
    return this.#isSet(name) ? this.env[name]!.trim() : otherwise;
  }

  /** One of a few words; `otherwise` where the setting is not there. */
  oneOf<Word extends string>(name: string, words: readonly Word[], otherwise: Word): Word {
    const value = this.text(name, otherwise);
    if (!words.includes(value as Word)) this.refuse(name, `is "${value}": give ${words.join(' or ')}`);
    return words.includes(value as Word) ? (value as Word) : otherwise;
  }

  wholeNumber(name: string, otherwise: number): number {
    const value = this.text(name, String(otherwise));
    if (/^\d{1,5}$/.test(value)) return Number(value);
    this.refuse(name, `is "${value}": give a whole number, e.g. ${name}=${otherwise}`);
    return otherwise;
  }

  /** A share from 0 to 1. */
  share(name: string, otherwise: number): number {
    const value = Number(this.text(name, String(otherwise)));
    if (value >= 0 && value <= 1) return value;
    this.refuse(name, `is "${this.env[name]}": give a share from 0 to 1, e.g. ${name}=0.1`);
    return otherwise;
  }

  /** Notes that a setting is wrong, with what goes on after its name; the first fault of a name stands. */
  refuse(name: string, fault: string): undefined {
    if (!this.#problems.has(name)) this.#problems.set(name, fault);
  }

  /** @throws {IncompleteSettings} with the one message, when anything is missing or wrong. `who`: "The API". */
  complete<Read>(who: string, read: Read): Read {
    if (this.#problems.size) throw new IncompleteSettings(this.#message(who));
    return read;
  }

  #isSet(name: string): boolean {
    return Boolean(this.env[name]?.trim());
  }

  #message(who: string): string {
    const count = this.#problems.size;
    const width = Math.max(...[...this.#problems.keys()].map((name) => name.length));
    const given = this.text('SHOP_ENV', '');
    const kind = given ? `SHOP_ENV is ${given}` : 'SHOP_ENV is not set, which means production';
    return [
      `${who} does not start: ${kind}, and ${count === 1 ? 'one setting is' : `${count} settings are`} missing or wrong.`,
      ...[...this.#problems].map(([name, fault]) => `  ${name.padEnd(width)}  ${fault}`),
      this.isDemo
        ? 'docs/operating.md lists every setting.'
        : 'docs/operating.md, "Open a shop for real", goes through them. SHOP_ENV=demo is for a demonstration, which sells nothing.',
    ].join('\n');
  }
}

/** Reads the settings of a process, or ends it with what is wrong. */
export function readOrExit<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof IncompleteSettings)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
