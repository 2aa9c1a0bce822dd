import type { FastifyInstance } from 'fastify';
import { choiceIn } from '../components/consent/consent-context.ts';
import { fieldsOf, readForms } from './read-forms.ts';
import { consentCookie } from './set-cookies.ts';

const LONGEST_FORM = 8_192;

/** The consent banner's form for browsers without scripts: keeps the choice and goes back to the page. */
export async function consentForm(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope, LONGEST_FORM);
    for (const path of ['/consent', '/:prefix/consent'])
      scope.post(path, (request, reply) => {
        const form = fieldsOf(request.body);
        return reply
          .code(303)
          .header('set-cookie', consentCookie(choiceIn(form)))
          .header('location', pageIn(form.get('back')))
          .send();
      });
  });
}

const HERE = 'http://localhost';

/**
 * A page of this shop, without the wish to choose again; whatever else is said leads home. The address is judged as a
 * browser would read it: `/x/..//evil.example` becomes `//evil.example`, which is another host.
 */
export function pageIn(back: string | null): string {
  const address = back?.startsWith('/') ? URL.parse(back, HERE) : null;
  if (!address || address.origin !== HERE || address.pathname.startsWith('//')) return '/';
  const { pathname, searchParams, search } = address;
  if (!search) return pathname;
  searchParams.delete('consent');
  return searchParams.size ? `${pathname}?${searchParams.toString()}` : pathname;
}
