import { createRequire } from 'node:module';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const require = createRequire(import.meta.url);
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js') as { implForWrapper(wrapper: object): JsdomDocument };
const { propertiesWithResolvedValueImplemented: resolved } = require('jsdom/lib/jsdom/living/helpers/style-rules.js') as {
  propertiesWithResolvedValueImplemented: Record<string, unknown>;
};

/** Of jsdom's own notes on a document. */
interface JsdomDocument {
  readonly _styleCache: object | null;
}

/** No specification asks for a colour, and jsdom works out fourteen of each element. */
for (const property of Object.keys(resolved)) if (property.endsWith('color')) delete resolved[property];

/** The document of jsdom, which all files of a run share. */
const environment: Environment = {
  name: 'document',
  viteEnvironment: 'ssr',
  async setup(global: typeof globalThis) {
    const opened = await builtinEnvironments.jsdom.setup(global, { jsdom: { url: 'http://localhost/' } });
    keepComputedStyles(global);
    return opened;
  },
};

/**
 * Queries by role ask for the style of each element several times, and jsdom works it out each time: it is kept as long as
 * jsdom keeps what it has matched, which is until the document changes.
 */
function keepComputedStyles(window: Pick<Window, 'getComputedStyle' | 'document'>): void {
  const compute = window.getComputedStyle;
  const kept = new WeakMap<object, WeakMap<Element, CSSStyleDeclaration>>();
  window.getComputedStyle = (element) => {
    const { _styleCache: before } = implForWrapper(window.document);
    const known = before && kept.get(before)?.get(element);
    if (known) return known;
    const style = compute(element);
    const { _styleCache: cache } = implForWrapper(window.document);
    if (cache) {
      const styles = kept.get(cache) ?? new WeakMap<Element, CSSStyleDeclaration>();
      kept.set(cache, styles.set(element, style));
    }
    return style;
  };
}

export default environment;
