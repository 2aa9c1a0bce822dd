import { chromium } from '@playwright/test';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BROWSER_FLAGS } from '../test/browser-flags.ts';

export interface FirstLoad {
  /** kB of 1,000 bytes. */
  readonly gzip: number;
  readonly brotli: number;
  /** Without the style sheets that stand in it. */
  readonly html: number;
  /** Style sheets, in the document or beside it, gzip. */
  readonly css: number;
  readonly fonts: number;
  readonly requests: number;
}

/** Opens a page with an empty cache and weighs every script that it really loads. */
export async function firstLoad(address: string, executablePath: string): Promise<FirstLoad> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const scripts: Promise<Buffer>[] = [];
    const sheets: Promise<Buffer>[] = [];
    const fonts: Promise<Buffer>[] = [];
    let requests = 0;
    page.on('response', (response) => {
      requests += 1;
      const type = response.request().resourceType();
      ({ script: scripts, stylesheet: sheets, font: fonts })[type]?.push(response.body());
    });
    const document = await page.goto(address, { waitUntil: 'networkidle' });
    const code = await Promise.all(scripts);
    const html = (await document?.text()) ?? '';
    return {
      gzip: sum(code.map(zipped)),
      brotli: sum(code.map(brotlied)),
      html: sum([zipped(Buffer.from(html.replace(STYLES, '')))]),
      css: sum([zipped(Buffer.from((html.match(STYLES) ?? []).join(''))), ...(await Promise.all(sheets)).map(zipped)]),
      fonts: sum((await Promise.all(fonts)).map((font) => font.length)),
      requests,
    };
  } finally {
    await browser.close();
  }
}

const STYLES = /<style [\s\S]*?<\/style>/g;
const zipped = (content: Buffer) => gzipSync(content, { level: 9 }).length;
const brotlied = (content: Buffer) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

function sum(sizes: readonly number[]): number {
  return Math.round(sizes.reduce((total, size) => total + size, 0) / 100) / 10;
}
