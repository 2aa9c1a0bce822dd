const { TestEnvironment } = require('jest-environment-jsdom');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const { propertiesWithResolvedValueImplemented: resolved } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');

/** What React Router asks of a document's window and jsdom lacks. MessageChannel stays out: with it the run never ends. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'FormData',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'Uint8Array',
  'ArrayBuffer',
];

/** No specification asks for a colour, and jsdom works out fourteen of each element. */
for (const property of Object.keys(resolved)) if (property.endsWith('color')) delete resolved[property];

module.exports = class DocumentEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    keepComputedStyles(this.global);
  }
};

/**
 * Queries by role ask for the style of each element several times, and jsdom works it out each time: it is kept as long as
 * jsdom keeps what it has matched, which is until the document changes.
 */
function keepComputedStyles(window) {
  const compute = window.getComputedStyle;
  const kept = new WeakMap();
  window.getComputedStyle = (element) => {
    const document = implForWrapper(window.document);
    const known = document._styleCache && kept.get(document._styleCache)?.get(element);
    if (known) return known;
    const style = compute(element);
    if (!kept.has(document._styleCache)) kept.set(document._styleCache, new WeakMap());
    kept.get(document._styleCache).set(element, style);
    return style;
  };
}
