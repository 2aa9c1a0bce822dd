// Newsletter, contact and what browsers report.
export const SUBSCRIBE_NEWSLETTER = 'POST /gateway/marketing/newsletter';
export const GET_CAPTCHA_CHALLENGE = 'GET /gateway/captcha/challenge';
export const SEND_CONTACT_MESSAGE = 'POST /gateway/contact';
export const WRITE_LOG = 'POST /gateway/logs';
export const REPORT_ERROR = 'POST /gateway/reports/errors';
export const REPORT_NOT_FOUND = 'GET /error';
export const COLLECT_EVENT = 'POST /analytics/ga/collect/:pos';
