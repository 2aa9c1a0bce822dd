import { reportOnce, sendQuietly } from '@shop/analytics';

/** Tells the shop of an error, each one once a page, whoever meets it first. */
export const report = reportOnce((error) => sendQuietly('/gateway/reports/errors', error));
