import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { Transform } from 'node:stream';
import type { PageFragmentCache } from './layout/fragment-cache.ts';
import { inScript } from './head.ts';

const HEAD_END = Buffer.from('</head>');

export interface QueryStreamOptions {
  readonly queryClient: QueryClient;
  /** What goes to the end of the head. */
  readonly head: string;
  readonly nonce: string;
  readonly fragments: PageFragmentCache;
}

/**
 * Passes React's HTML on and sends each query's data ahead of the HTML that was rendered from it: with the first
 * flush inside the head, later in front of a flush; parts of the layout that are kept are filled in. A flush is gathered for
 * one tick, since React writes it in pieces.
 */
export function queryStream({ queryClient, head, nonce, fragments }: QueryStreamOptions): Transform {
  const sent = new Set<string>();
  let pieces: Buffer[] = [];
  let waiting = false;
  let began = false;

  const flush = (stream: Transform) => {
    waiting = false;
    if (!pieces.length) return;
    const html = fragments.fill(Buffer.concat(pieces));
    pieces = [];
    const data = unsentData(queryClient, sent, nonce);
    const end = began ? 0 : Math.max(0, html.indexOf(HEAD_END));
    const more = Buffer.from(began ? data : head + data);
    stream.push(Buffer.concat([html.subarray(0, end), more, html.subarray(end)]));
    began = true;
  };

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      pieces.push(chunk);
      if (!waiting) {
        waiting = true;
        setImmediate(() => flush(this));
      }
      done();
    },
    flush(done) {
      flush(this);
      done();
    },
  });
}

function unsentData(queryClient: QueryClient, sent: Set<string>, nonce: string): string {
  const fresh = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success' && !sent.has(query.queryHash));
  if (!fresh.length) return '';
  const hashes = new Set(fresh.map((query) => query.queryHash));
  for (const hash of hashes) sent.add(hash);
  const state = dehydrate(queryClient, { shouldDehydrateQuery: (query) => hashes.has(query.queryHash) });
  return `<script nonce="${nonce}">(window.__QUERIES=window.__QUERIES||[]).push(${inScript(state)})</script>`;
}
