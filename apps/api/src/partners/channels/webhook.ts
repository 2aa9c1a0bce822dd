import type { Locale } from '@shop/contracts';
import { lookup, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { partnerMessage } from '../messages/partner-message.ts';
import { DeliveryRejected, type Channel } from './channel.ts';
import { isPublicAddress } from './public-address.ts';
import { signatureHeaders } from './signature.ts';

const LIMIT_MS = 10_000;

export interface WebhookSettings {
  /** `host:port` that may be in a private network and without TLS: a bridge of the operator's own, or a rehearsal. */
  readonly privateHosts: readonly string[];
}

/**
 * Posts a message to the partner's server, signed. 2xx takes it: 202 says that a person will answer, any other is the answer;
 * 410 says that nobody listens there any more. Redirects are not followed.
 */
export function webhookChannel(settings: WebhookSettings, now: () => Date): Channel {
  return async (message, partner) => {
    if (!partner.webhook_url || !partner.webhook_secret) throw new DeliveryRejected('The partner has no webhook address or secret.');
    const url = checkedWebhook(partner.webhook_url, settings);
    const body = JSON.stringify(partnerMessage(message, partner.locale as Locale));
    const headers = signatureHeaders({ id: message.id, body, secret: partner.webhook_secret }, now());
    const status = await post(url, { body, headers, isPrivate: isPrivateHost(url, settings) });
    if (status >= 200 && status < 300) return { isAnswered: status !== 202 };
    throw new DeliveryRejected(`The webhook answered ${status}.`, { isFinal: status === 410 });
  };
}

/** An address that messages may go to; throws with what is wrong. Where its name leads is looked at when something is sent. */
export function checkedWebhook(text: string, settings: WebhookSettings): URL {
  if (!URL.canParse(text)) throw new DeliveryRejected('The webhook is no address.');
  const url = new URL(text);
  if (url.username || url.password) throw new DeliveryRejected('The webhook holds a name or password.');
  if (isPrivateHost(url, settings)) return url;
  if (url.protocol !== 'https:') throw new DeliveryRejected('The webhook is not https.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw new DeliveryRejected('The webhook is in a private network.');
  return url;
}

function isPrivateHost(url: URL, { privateHosts }: WebhookSettings): boolean {
  return (url.protocol === 'https:' || url.protocol === 'http:') && privateHosts.includes(url.host);
}

function post(url: URL, { body, headers, isPrivate }: { body: string; headers: object; isPrivate: boolean }): Promise<number> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'user-agent': 'shop-webhooks/1' },
    signal: AbortSignal.timeout(LIMIT_MS),
    ...(!isPrivate && { lookup: lookupPublic }),
  };
  return new Promise((resolve, reject) => {
    const requested = request(url, options, (answer: IncomingMessage) => {
      resolve(answer.statusCode ?? 0);
      // What the partner says beside the status is not read.
      answer.destroy();
    });
    requested.on('error', (error: NodeJS.ErrnoException) =>
      reject(new DeliveryRejected(`The webhook cannot be reached: ${error.code ?? error.name}.`)),
    );
    requested.end(body);
  });
}

/** The address that is looked at is the one that is connected to: a name that leads elsewhere the next time leads nowhere. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '', 4);
    const addresses = found.filter(({ address }) => isPublicAddress(address));
    if (addresses.length === 0) return callback(Object.assign(new Error('private'), { code: 'PRIVATE_ADDRESS' }), '', 4);
    if (options.all) return callback(null, addresses);
    callback(null, addresses[0]!.address, addresses[0]!.family);
  });
};
