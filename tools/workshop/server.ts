import { createReadStream } from 'node:fs';
import { access, mkdir, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { dirname, extname, resolve } from 'node:path';
import { ROOT } from '../build/webpack-base.ts';
import { WORKSHOP } from './build.ts';

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};
/** The shop's own rule: no inline style, no inline script. */
const POLICY = "default-src 'self'; img-src 'self' data:; worker-src 'self'; object-src 'none'; base-uri 'none'";
const BASEMAP = resolve(ROOT, 'libs/design-system/assets/basemap/basemap.pmtiles');
const ICONS = resolve(ROOT, 'libs/design-system/src/icon/icons.svg');
const PICTURE = /^\/images\/([a-z]+-\d+)\/(\d+)_(\d+)\.webp$/;

/** Serves `dist/workshop` and the pictures its components show, drawn when first asked for. */
export function serveWorkshop(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://workshop');
    answer(pathname, response, request.headers.range).catch(() => response.writeHead(404).end());
  });
  return new Promise((done, fail) => server.on('error', fail).listen(port, '127.0.0.1', () => done(server)));
}

async function answer(path: string, response: ServerResponse, range: string | undefined): Promise<void> {
  const picture = PICTURE.exec(path);
  const file = picture ? await drawnPicture(picture) : fileOf(path);
  const { size } = await stat(file);
  const part = partOf(range, size);
  response.writeHead(part ? 206 : 200, {
    'content-type': KINDS[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': POLICY,
    ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${size}`, 'content-length': part.end - part.start + 1 }),
  });
  createReadStream(file, part).pipe(response);
}

function fileOf(path: string): string {
  if (path === '/basemap.pmtiles') return BASEMAP;
  if (path === '/assets/icons.svg') return ICONS;
  const file = resolve(WORKSHOP, `.${path === '/' ? '/index.html' : path}`);
  if (!file.startsWith(WORKSHOP)) throw new Error('outside the workshop');
  return file;
}

/** The bytes that a map asks for, both ends included. */
function partOf(range: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  return start === undefined ? undefined : { start: Number(start), end: Math.min(end ? Number(end) : size - 1, size - 1) };
}

async function drawnPicture([, id = '', width = '', height = '']: RegExpExecArray): Promise<string> {
  const file = resolve(ROOT, 'node_modules/.cache/workshop', id, `${width}_${height}.webp`);
  const isDrawn = await access(file).then(
    () => true,
    () => false,
  );
  if (isDrawn) return file;
  const { renderPicture } = await import('@shop/pictures');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await renderPicture(id, `${width}_${height}`, 'webp'));
  return file;
}
