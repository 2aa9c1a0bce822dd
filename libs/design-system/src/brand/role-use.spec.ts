import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '..');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'));
const known = new Set([...readFileSync(`${folder}/tokens.css`, 'utf8').matchAll(/^\s+--([\w-]+):/gm)].map(([, name]) => name));

describe('the styles of every component', () => {
  test.each(sheets)('%s name roles and logical sides only', (file) => {
    const css = readFileSync(`${folder}/${file}`, 'utf8').replace(/\/\*.*?\*\//gs, '');
    const own = new Set([...css.matchAll(/(?:^|\s)--([\w-]+):/g)].map(([, name]) => name));
    const requested = [...css.matchAll(/var\(--([\w-]+)(,)?/g)].filter(([, , fallback]) => !fallback).map(([, name]) => name ?? '');
    expect(requested.filter((name) => name.startsWith('raw-') || !(known.has(name) || own.has(name)))).toEqual([]);
    expect(css.match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi)).toBeNull();
    expect(css.match(/^\s*(?:margin|padding|border)-(?:left|right)\b.*|^\s*(?:left|right):.*|text-align: (?:left|right)/gm)).toBeNull();
  });
});
