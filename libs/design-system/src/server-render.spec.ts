import { readdirSync } from 'node:fs';
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.pictures.tsx'));

describe('every component in every state', () => {
  test.each(files)('%s renders on the server without a window and without inline styles', async (file) => {
    const { default: pictures } = (await import(`./${file}`)) as { default: { states: Record<string, ReactElement> } };
    const html = renderToString(createElement(Fragment, null, ...Object.values(pictures.states)));
    expect(html).not.toMatch(/\sstyle=/);
    expect(html.length).toBeGreaterThan(50);
  });
});
