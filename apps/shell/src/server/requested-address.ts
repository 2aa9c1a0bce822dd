import type { FastifyRequest } from 'fastify';

const HOST = /^[\w.:[\]-]+$/;

/** The host that a browser asks, port included; what names none is nobody's, and gets the shop of the configured default. */
export function requestedHost({ headers: { host = '' } }: Pick<FastifyRequest, 'headers'>): string {
  return HOST.test(host) && URL.parse(`http://${host}/`) !== null ? host : 'localhost';
}

/** The address that is asked for, on that host; a path of slashes is a path, and names no other host. */
export function requestedAddress(request: Pick<FastifyRequest, 'headers' | 'url'>): URL {
  const base = `http://${requestedHost(request)}`;
  return request.url.startsWith('/') ? new URL(base + request.url) : new URL(request.url, base);
}
