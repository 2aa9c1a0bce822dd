import { createReadStream } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { dirname, extname, resolve } from 'node:path';
import { ROOT } from '../build/webpack-base.ts';
import { WORKSHOP } from './build.ts';

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
};
/** The shop's own rule: no inline style, no inline script. */
const POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";
const PICTURE = /^\/images\/([a-z]+-\d+)\/(\d+)_(\d+)\.webp$/;

/** Serves `dist/workshop` and the pictures its components show, drawn when first asked for. */
export function serveWorkshop(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://workshop');
    answer(pathname, response).catch(() => response.writeHead(404).end());
  });
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}

async function answer(path: string, response: ServerResponse): Promise<void> {
  const picture = PICTURE.exec(path);
  const file = picture ? await drawnPicture(picture) : resolve(WORKSHOP, `.${path === '/' ? '/index.html' : path}`);
  if (!picture && !file.startsWith(WORKSHOP)) throw new Error('outside the workshop');
  await stat(file);
  response.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream', 'content-security-policy': POLICY });
  createReadStream(file).pipe(response);
}

async function drawnPicture([, id = '', width = '', height = '']: RegExpExecArray): Promise<string> {
  const file = resolve(ROOT, 'var/workshop', id, `${width}_${height}.webp`);
  if (
    await readFile(file).then(
      () => true,
      () => false,
    )
  )
    return file;
  const { renderPicture } = await import('../pictures/index.ts');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await renderPicture(id, `${width}_${height}`, 'webp'));
  return file;
}
