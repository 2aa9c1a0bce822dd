import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules.js') as StyleRules;
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors.js') as Selectors;
const defaultSheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js') as string;
const { parse } = require('rrweb-cssom') as { parse(sheet: string): { readonly cssRules: readonly StyleRule[] } };

/** An element as jsdom itself knows it. */
export interface JsdomElement {
  readonly namespaceURI: string;
  readonly localName: string;
  readonly style?: ArrayLike<string>;
  readonly _ownerDocument: {
    readonly styleSheets: { readonly length: number };
    /** Declarations by element, until the document changes. */
    _styleCache: WeakMap<object, CSSStyleDeclaration> | null;
  };
}

interface StyleRules {
  getDeclarationForElement(element: JsdomElement): CSSStyleDeclaration;
}

interface Selectors {
  matchesDontThrow(element: JsdomElement, selector: string): boolean;
}

interface StyleRule {
  readonly selectorText: string;
}

/** Rules of the default style sheet for elements of one name: those that match all of them, and those that match some. */
interface RulesOfName {
  readonly always: readonly string[];
  readonly sometimes: readonly string[];
}

const SELECTORS = parse(defaultSheet).cssRules.map(({ selectorText }) => selectorText);
const ONLY_A_NAME = /^[\w-]+$/;
/** The name in the last compound of a selector, as in `ul > li:focus`; empty where it names none. */
const SUBJECT = /(?:^|[\s>+~])([\w-]*)[^\s>+~]*$/;

/**
 * jsdom compares each element with every rule of its default style sheet and parses the values of those that match, again after
 * each change of the document. Elements that match the same rules, without a style of their own, share one declaration here;
 * of an element only those rules are compared that its name leaves open. To be called before jsdom itself is loaded.
 */
export function shareDefaultStyles(): void {
  const compute = styleRules.getDeclarationForElement;
  const rules = new Map<string, RulesOfName>();
  const shared = new Map<string, CSSStyleDeclaration>();

  styleRules.getDeclarationForElement = (element) => {
    const document = element._ownerDocument;
    const known = document._styleCache?.get(element);
    if (known) return known;
    if (document.styleSheets.length || element.style?.length) return compute(element);
    const name = `${element.namespaceURI} ${element.localName}`;
    const { always, sometimes } = rules.get(name) ?? remembered(rules, name, rulesFor(element));
    const matched = [name, ...always, ...sometimes.filter((selector) => matchesDontThrow(element, selector))].join('\n');
    const declaration = shared.get(matched) ?? remembered(shared, matched, compute(element));
    document._styleCache ??= new WeakMap();
    document._styleCache.set(element, declaration);
    return declaration;
  };
}

function rulesFor(element: JsdomElement): RulesOfName {
  const always: string[] = [];
  const sometimes: string[] = [];
  for (const selector of SELECTORS) {
    const meant = selector.split(',').filter((part) => ['', element.localName].includes(subjectOf(part)));
    if (!meant.every((part) => ONLY_A_NAME.test(part.trim()))) sometimes.push(selector);
    else if (meant.length && matchesDontThrow(element, selector)) always.push(selector);
  }
  return { always, sometimes };
}

function subjectOf(selector: string): string {
  return SUBJECT.exec(selector.trim())?.[1] ?? '';
}

function remembered<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  map.set(key, value);
  return value;
}
