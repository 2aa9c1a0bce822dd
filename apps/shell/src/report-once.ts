import { reportOnce, sendQuietly } from '@shop/analytics';

/** Reports an error to the shop, each one once a page, whichever code meets it first. */
export const report = reportOnce((error) => sendQuietly('/gateway/reports/errors', error));
