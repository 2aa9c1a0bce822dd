import type { Deadlines } from '../platform/settings/base-shop.ts';
import type { ShopSettings } from '../platform/settings/settings.ts';
import type { Timeouts } from '../platform/database/database.ts';

/** For a database that is expected to answer: no test fails because the machine is busy. */
export const LONG_TIMEOUTS: Timeouts = { connectMs: 120_000, statementMs: 120_000 };
export const LONG_DEADLINES: Deadlines = { databaseMs: 60_000, waitMs: 120_000 };

/** A shop on plain http whose customer care signs in at the stand-in. */
export function settingsForTests(dataDirectory: string): ShopSettings {
  return {
    publicOrigin: 'http://shop.test',
    dataDirectory,
    contactAddress: 'care@shop.example',
    customerCare: {
      provider: 'local',
      clientId: 'local',
      issuers: ['http://shop.test/gateway/customer-care/local'],
      jwksUrl: '',
      domain: 'shop.example',
    },
    privateWebhookHosts: [],
    trustedProxies: 'loopback',
    apiDocuments: true,
    processName: 'test',
    ordersPerVisitor: 100_000,
    ordersPerMinute: 100_000,
    giftCardLimit: 10_000_000,
  };
}
