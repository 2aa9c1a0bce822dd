import { scaledDeadline } from '@shop/contracts/settings';
import type { NewsletterBody } from '@shop/contracts';
import { checkEmail, seenText } from '@shop/domain';
import { resolveSite, type SiteConfig } from '@shop/i18n/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NEWSLETTER_ANCHOR, NEWSLETTER_KEY } from '../components/newsletter/newsletter-address.ts';
import { requestedAddress, requestedHost } from './requested-address.ts';
import { pageIn } from './consent-form.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { fieldsOf, readForms } from './read-forms.ts';

const LONGEST_FORM = 8_192;
const DEADLINE_MS = 5_000;

interface Requested {
  readonly apiAddress: string;
  readonly siteConfig: SiteConfig;
  /** The shop's clock. */
  readonly clock: () => Date;
}

/** The footer's newsletter for browsers without scripts: subscribes, and goes back to the page, which says how it went. */
export async function newsletterForm(app: FastifyInstance, requested: Requested): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope, LONGEST_FORM);
    for (const path of ['/newsletter', '/:prefix/newsletter'])
      scope.post(path, async (request, reply) => {
        const form = fieldsOf(request.body);
        const outcome = await outcomeOf(form.get('email') ?? '', request, requested);
        return reply
          .code(303)
          .headers({ 'cache-control': 'no-store', location: pageSaying(outcome, form.get('back')) })
          .send();
      });
  });
}

/** A failure silently stays "not subscribed" (spec 2, section 8). */
type Outcome = 'sent' | 'error' | undefined;

async function outcomeOf(typed: string, request: FastifyRequest, { apiAddress, siteConfig, clock }: Requested): Promise<Outcome> {
  const found = resolveSite({
    host: requestedHost(request),
    path: requestedAddress(request).pathname,
    now: clock(),
    config: siteConfig,
  });
  if (checkEmail(typed).kind !== 'ok') return 'error';
  if (found.kind !== 'site') return undefined;
  const { locale, pointOfSale } = found.site;
  const body: NewsletterBody = { email: seenText(typed).trim(), country: pointOfSale, language: locale.slice(0, 2) };
  try {
    const answer = await fetch(`${apiAddress}/gateway/marketing/newsletter`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: forwardedHeaders(request, { 'content-type': 'application/json' }) as unknown as Record<string, string>,
      signal: AbortSignal.timeout(scaledDeadline(DEADLINE_MS)),
    });
    return answer.ok ? 'sent' : undefined;
  } catch (error) {
    request.log.error({ err: error }, 'the newsletter could not be subscribed');
    return undefined;
  }
}

function pageSaying(outcome: Outcome, back: string | null): string {
  const page = new URL(pageIn(back), 'http://localhost');
  page.searchParams.delete(NEWSLETTER_KEY);
  if (outcome) page.searchParams.set(NEWSLETTER_KEY, outcome);
  return `${page.pathname}${page.search}#${NEWSLETTER_ANCHOR}`;
}
