import type { ShopSettings } from '../settings.ts';

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
  };
}
