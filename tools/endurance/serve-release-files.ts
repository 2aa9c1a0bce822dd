import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';

/** Serves a release directory as a web server or CDN does. */
export function releaseFilesOf(folder: string): (request: IncomingMessage, reply: ServerResponse) => void {
  return (request, reply) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://releases').pathname));
    readFile(join(folder, path)).then(
      (content) => reply.writeHead(200).end(content),
      () => reply.writeHead(404).end(),
    );
  };
}
