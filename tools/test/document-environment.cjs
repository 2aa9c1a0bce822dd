const { TestEnvironment } = require('jest-environment-jsdom');

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

module.exports = class DocumentEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
};
