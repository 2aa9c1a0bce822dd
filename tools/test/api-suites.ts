import { readFileSync } from 'node:fs';
import type { SuiteEntry, Suites } from './suite-list.ts';

const API = ['apps/api/src/**/*.spec.{ts,tsx}'];
const rooms = (names: string) => [`apps/api/src/{${names}}/**/*.spec.{ts,tsx}`];
const ORDERS = rooms('orders,checkout');
const PAYMENTS = rooms('payments,ledger,invoices');
const PEOPLE = rooms('accounts,customer-account,privacy,support,care');
const GIFTS = rooms('gifts,activities');
const OFFERS = rooms('platform,mail,media,availability,search,inventory,catalogue,content,sitemap');
const DOCUMENTS_OF_ORDERS = ['apps/api/src/documents/**/*.spec.ts'];
/** Of the rooms above what needs a later room: the whole shop, or the demonstration's. */
const WHOLE_SHOP = [
  'catalogue/routes/demo-*',
  'documents/one-payment-story',
  'mail/{letter,smtp-mailbox}',
  'platform/http/{answer-headers,database-away}',
  'platform/observability/{logging,open-telemetry}',
  'platform/openapi/openapi-*',
].map((spec) => `apps/api/src/${spec}.spec.ts`);

const ROOMS = new URL('../../apps/api/rooms.json', import.meta.url);

/** What specifications of the API are made from that need no later room than this one: a change of a later room leaves their result. */
function madeUpTo(room: string, ...others: readonly string[]): SuiteEntry['madeFrom'] {
  const { rooms: inOrder } = JSON.parse(readFileSync(ROOMS, 'utf8')) as { readonly rooms: readonly string[] };
  const known = inOrder.slice(0, inOrder.indexOf(room) + 1);
  return { files: ['apps/api/*', ...[...known, 'testing', ...others].map((name) => `apps/api/src/${name}/**/*`), ...OFFERS_ALONE] };
}

/** Of the composition what puts the calls together that show what is offered. */
const OFFERS_ALONE = ['apps/api/src/app/{app,offer-modules}.ts'];

/** What differs by engine, which runs on the embedded database too: locks, clocks, migrations, the books of orders, searches. */
const EMBEDDED = [
  'partners/inventory/inventory',
  'ledger/ledger',
  'privacy/retention/retention',
  'payments/schedule/instalments',
  'platform/jobs/outbox',
  'checkout/purchase',
  'checkout/rush',
  'partners/events/order-events',
  'accounts/routes/wishlist',
  'content/routes/content-calls',
  'search/routes/search-calls',
  'platform/database/database-clock',
  'platform/database/installation',
  'platform/database/migrate',
].map((spec) => `apps/api/src/${spec}.spec.ts`);

/** Pages of the documents that are tested by the API. */
const OF_THE_API = ['docs/inventory.md', 'docs/operating.md', 'docs/privacy.md', 'docs/examples/**/*'];
/** The catalogue of the demonstration, which some specs of the API seed their database with. */
const SEED = ['tools/{catalogue,content}/**/*'];
/** What pages say of payments, which documents must say in the same words. */
const MESSAGES_OF_PAYMENTS = ['apps/{account,product}/src/messages/fr_FR.json'];

/** What Stripe's form is given, which docs/privacy.md says. */
const PAYMENT_FORM = ['apps/product/src/components/order/payment/provider-form/stripe-form.ts'];

/** The suites of the API, by its rooms. */
export const API_SUITES: Suites = {
  'contract-orders': { kind: 'contract', files: ORDERS, reads: OF_THE_API },
  'contract-payments': { kind: 'contract', files: PAYMENTS, reads: OF_THE_API },
  'contract-people': { kind: 'contract', files: PEOPLE, reads: [...OF_THE_API, ...PAYMENT_FORM] },
  'contract-gifts': { kind: 'contract', files: GIFTS, reads: [...OF_THE_API, ...SEED] },
  'contract-offers': { kind: 'contract', files: OFFERS, except: WHOLE_SHOP, madeFrom: madeUpTo('accounts', 'sitemap') },
  'contract-documents': { kind: 'contract', files: DOCUMENTS_OF_ORDERS, except: WHOLE_SHOP, madeFrom: madeUpTo('documents') },
  'contract-rest': {
    kind: 'contract',
    files: [...rooms('partners,notifications,app,testing'), ...WHOLE_SHOP],
    reads: [...OF_THE_API, ...SEED, ...MESSAGES_OF_PAYMENTS],
  },
  'unit-embedded': { kind: 'unit', files: EMBEDDED, reads: OF_THE_API },
  'unit-embedded-all': {
    kind: 'unit',
    files: API,
    except: EMBEDDED,
    reads: [...OF_THE_API, ...SEED, ...MESSAGES_OF_PAYMENTS, ...PAYMENT_FORM],
    size: 'full',
  },
};
