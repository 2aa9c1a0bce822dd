import { eraseExpiredSessions } from '../accounts/jobs/erase-expired-sessions.ts';
import { mailAboutWishes } from '../accounts/jobs/mail-about-wishes.ts';
import { accountRoutes } from '../accounts/routes/account-routes.ts';
import { activityRoutes } from '../activities/activity-routes.ts';
import { centreRoutes } from '../activities/centres/centre-routes.ts';
import { applyActivityPromotions } from '../activities/jobs/apply-activity-promotions.ts';
import { careRoutes } from '../care/care-routes.ts';
import { onPaymentSucceeded } from '../checkout/index.ts';
import { completePaidOrders } from '../checkout/jobs/complete-paid-orders.ts';
import { completeUnreportedPayments } from '../checkout/jobs/complete-unreported-payments.ts';
import { endUnpaid } from '../checkout/jobs/end-unpaid-bookings.ts';
import { expireUnpaidOrders } from '../checkout/jobs/expire-unpaid-orders.ts';
import { settleTestPayments } from '../checkout/jobs/settle-test-payments.ts';
import { orderRoutes } from '../checkout/routes/order-routes.ts';
import { applyGiftPromotions } from '../gifts/jobs/apply-gift-promotions.ts';
import { purgeGiftPrices } from '../gifts/jobs/purge-gift-prices.ts';
import { remindHoldersOfGifts } from '../gifts/jobs/remind-holders-of-gifts.ts';
import { sendDueGifts } from '../gifts/jobs/send-due-gifts.ts';
import { beneficiarySignInRoutes } from '../gifts/routes/beneficiary-sign-in-routes.ts';
import { giftRoutes } from '../gifts/routes/gift-routes.ts';
import { applyPromotions } from '../inventory/jobs/apply-promotions.ts';
import { purgeInventoryLogs } from '../inventory/jobs/purge-inventory-logs.ts';
import { checkLedgerBalance } from '../ledger/jobs/check-ledger-balance.ts';
import { closeLedgerDays } from '../ledger/jobs/close-ledger-days.ts';
import { replaceGiftCodesInLedger } from '../ledger/jobs/replace-gift-codes.ts';
import { outboxHandlers } from '../notifications/notification-outbox-handlers.ts';
import { documentRoutes } from '../notifications/routes/document-routes.ts';
import { accountFromOrderRoutes } from '../customer-account/routes/account-from-order-routes.ts';
import { ownGiftRoutes } from '../customer-account/routes/customer-gift-routes.ts';
import { profileRoutes } from '../customer-account/routes/profile-routes.ts';
import { tripRoutes } from '../customer-account/routes/trip-routes.ts';
import { chaseSilentPartners } from '../partners/jobs/chase-silent-partners.ts';
import { erasePartnerDeliveries } from '../partners/jobs/erase-partner-deliveries.ts';
import { sendPartnerMessages } from '../partners/jobs/send-partner-messages.ts';
import { partnerRoutes } from '../partners/routes/partner-routes.ts';
import { chargeDueInstalments } from '../payments/jobs/charge-due-instalments.ts';
import { releaseStoredMethods } from '../payments/jobs/release-stored-methods.ts';
import { reconcilePayments } from '../payments/jobs/reconcile-payments.ts';
import { remindOfDueInstalments } from '../payments/jobs/remind-of-instalments.ts';
import { paymentOutboxHandlers } from '../payments/payment-outbox-handlers.ts';
import { cardRoutes } from '../payments/routes/card-routes.ts';
import { limitProviderCalls } from '../payments/routes/limit-provider-calls.ts';
import { mollieRoutes } from '../payments/routes/mollie-routes.ts';
import { paymentSetupRoutes } from '../payments/routes/payment-setup-routes.ts';
import { stripeRoutes } from '../payments/routes/stripe-routes.ts';
import { testProviderRoutes } from '../payments/routes/test-provider-routes.ts';
import { purgeDoneWork } from '../platform/jobs/purge-done-work.ts';
import { eraseAccounts } from '../privacy/jobs/erase-accounts.ts';
import { eraseOldData } from '../privacy/jobs/erase-old-data.ts';
import { personalDataRoutes } from '../privacy/routes/personal-data-routes.ts';
import { purgeAnalytics } from '../support/jobs/purge-analytics.ts';
import { purgeUsedCaptchas } from '../support/jobs/purge-used-captchas.ts';
import { supportRoutes } from '../support/routes/support-routes.ts';
import type { Module, Work } from './module.ts';
import { OFFER_MODULES } from './offer-modules.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { logRoutes } from './routes/log-routes.ts';

/** A customer who has paid is on the way back to the shop, which then completes the order with them. */
const GRACE_MS = 15_000;

const order = ({ db, psp, clock, graceMs = GRACE_MS }: Work) => ({ db, psp, now: clock, graceMs });
const instalments = (work: Work) => ({ ...order(work), everyMs: order(work).graceMs });
const timed = ({ db, psp, clock }: Work) => ({ db, psp, now: clock });

/** The modules of the API. Specs that ask for one run of every job get it in this order: first what moves money, last what erases. */
export const MODULES: readonly Module[] = [
  { name: 'health', routes: healthRoutes, isNeededByJobs: true },
  { name: 'browser-reports', routes: (app) => logRoutes(app) },
  ...OFFER_MODULES,
  {
    name: 'page-rows',
    start: ({ pageRows, log }) => pageRows?.start(log),
    stop: async ({ pageRows }) => pageRows?.stop(),
  },
  {
    name: 'activities',
    routes: (app, shop) => (activityRoutes(app, shop), centreRoutes(app, shop)),
    jobs: (work) => [applyActivityPromotions(timed(work))],
  },
  {
    name: 'payments',
    routes(app, shop) {
      limitProviderCalls(app, shop);
      testProviderRoutes(app, shop);
      paymentSetupRoutes(app, shop);
      cardRoutes(app, shop);
      stripeRoutes(app, shop, onPaymentSucceeded);
      mollieRoutes(app, shop, onPaymentSucceeded);
    },
    jobs: (work) => [
      remindOfDueInstalments(instalments(work)),
      chargeDueInstalments(instalments(work)),
      reconcilePayments({ ...timed(work), log: work.log }),
      releaseStoredMethods(work),
    ],
    outbox: paymentOutboxHandlers,
  },
  {
    name: 'checkout',
    routes: orderRoutes,
    jobs: (work) => [
      ...(work.testProvider ? [settleTestPayments(timed(work), work.testProvider)] : []),
      completePaidOrders(order(work)),
      completeUnreportedPayments(order(work)),
      expireUnpaidOrders(order(work)),
      endUnpaid(order(work)),
    ],
  },
  {
    name: 'gifts',
    routes: (app, shop) => (giftRoutes(app, shop), beneficiarySignInRoutes(app, shop)),
    jobs: (work) => [sendDueGifts(timed(work)), remindHoldersOfGifts(timed(work)), applyGiftPromotions(timed(work)), purgeGiftPrices(work)],
  },
  {
    name: 'platform',
    isNeededByJobs: true,
    jobs: (work) => [purgeDoneWork(work)],
    start: ({ databaseClock, log }) => databaseClock?.start(log),
    stop: async ({ databaseClock }) => databaseClock?.stop(),
  },
  { name: 'inventory', jobs: (work) => [applyPromotions(timed(work)), purgeInventoryLogs(work)] },
  { name: 'support', routes: supportRoutes, jobs: (work) => [purgeUsedCaptchas(timed(work)), purgeAnalytics(work)] },
  {
    name: 'accounts',
    routes: accountRoutes,
    jobs: (work) => [eraseExpiredSessions(timed(work)), mailAboutWishes({ ...timed(work), index: work.index })],
  },
  { name: 'privacy', routes: personalDataRoutes, jobs: (work) => [eraseOldData(timed(work)), eraseAccounts(timed(work))] },
  { name: 'ledger', jobs: (work) => [checkLedgerBalance(timed(work)), closeLedgerDays(timed(work)), replaceGiftCodesInLedger(work)] },
  { name: 'care', routes: careRoutes },
  {
    name: 'customer-account',
    routes(app, shop) {
      accountFromOrderRoutes(app, shop);
      profileRoutes(app, shop);
      tripRoutes(app, shop);
      ownGiftRoutes(app, shop);
    },
  },
  {
    name: 'partners',
    routes: partnerRoutes,
    jobs: (work) => [
      chaseSilentPartners(timed(work)),
      erasePartnerDeliveries(timed(work)),
      sendPartnerMessages({ ...timed(work), ...work, webhooks: { privateHosts: work.settings.privateWebhookHosts } }),
    ],
  },
  {
    name: 'notifications',
    routes: documentRoutes,
    outbox: (work) => outboxHandlers({ ...work, contactAddress: work.settings.contactAddress }),
  },
];
