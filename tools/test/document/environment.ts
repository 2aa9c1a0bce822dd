import { createRequire } from 'node:module';
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { shareDefaultStyles, type JsdomElement } from './default-styles.ts';
import { indexLabels } from './label-index.ts';

const require = createRequire(import.meta.url);
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js') as { implForWrapper(wrapper: Element): JsdomElement };
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules.js') as StyleRules;
const resolved = styleRules.propertiesWithResolvedValueImplemented;

interface StyleRules {
  readonly propertiesWithResolvedValueImplemented: Record<string, unknown>;
  getDeclarationForElement(element: JsdomElement): CSSStyleDeclaration;
  getResolvedValue(element: JsdomElement, property: string): string;
}

/** No specification asks for a colour, and jsdom works out fourteen of each element. */
for (const property of Object.keys(resolved)) if (property.endsWith('color')) delete resolved[property];
const INHERITED = Object.keys(resolved);
shareDefaultStyles();
indexLabels();

/** The document of jsdom, which all files of a run share. */
const environment: Environment = {
  name: 'document',
  viteEnvironment: 'ssr',
  async setup(global: typeof globalThis) {
    const opened = await builtinEnvironments.jsdom.setup(global, { jsdom: { url: 'http://localhost/' } });
    shareComputedStyles(global);
    return opened;
  },
};

/**
 * Queries by role ask for the style of each element several times, and jsdom works it out each time: elements with the same
 * declaration, that inherit the same, share it.
 */
function shareComputedStyles(window: Pick<Window, 'getComputedStyle'>): void {
  const compute = window.getComputedStyle;
  const shared = new WeakMap<CSSStyleDeclaration, Map<string, CSSStyleDeclaration>>();
  window.getComputedStyle = (element) => {
    const impl = implForWrapper(element);
    const declaration = styleRules.getDeclarationForElement(impl);
    const styles = shared.get(declaration) ?? new Map<string, CSSStyleDeclaration>();
    const inherited = INHERITED.map((property) => styleRules.getResolvedValue(impl, property)).join();
    const style = styles.get(inherited) ?? compute(element);
    shared.set(declaration, styles.set(inherited, style));
    return style;
  };
}

export default environment;
