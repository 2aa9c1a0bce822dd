import { use, type ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

/** Longer than a page's code takes on a slow phone line. */
const TIMEOUT_MS = 15_000;

/** How a page is opened as a document. */
export type OpenDocument = (address: string) => void;
const openDocument: OpenDocument = (address) => window.location.assign(address);

interface PageRoute {
  readonly loader?: LoaderFunction;
  readonly Component: ComponentType;
}

/**
 * A page whose code fails or does not come is opened as a document, which the server draws: a press on a link to it leads
 * there in any case. A page that the server has drawn stays as it was sent.
 */
export async function pageOrDocument(load: () => Promise<PageRoute>, open: OpenDocument = openDocument): Promise<PageRoute> {
  return isServer()
    ? load()
    : inTime(load()).catch((error: unknown) => {
        report(error);
        return { loader: ({ request }) => leave(request.url, open), Component: SsrFallback };
      });
}

/** The same for code that a loader waits for. */
export async function codeOrDocument(code: Promise<unknown>, { url }: Request, open: OpenDocument = openDocument): Promise<void> {
  if (isServer()) await code;
  else
    await inTime(code).catch((error: unknown) => {
      report(error);
      return leave(url, open);
    });
}

/** A page that needs a document of its own is opened as one; in a document of its own, and on the server, it goes on. */
export async function ownDocument({ url }: Request, open: OpenDocument = openDocument): Promise<void> {
  if (!isServer()) await leave(url, open);
}

const never = new Promise<never>(() => undefined);

function SsrFallback(): never {
  return use(never);
}

/** The visitor is helped; the operator of the remote is informed all the same. */
function report(error: unknown): void {
  globalThis.reportError?.(error);
}

/** Nothing else happens in the page from here on. */
function leave(address: string, open: OpenDocument): Promise<never> {
  open(address);
  return never;
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('The code of the page did not come in time')), TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function isServer(): boolean {
  return typeof window === 'undefined';
}
