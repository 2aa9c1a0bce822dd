import Type from 'typebox';
import { RelayEvent } from '../calls/analytics.ts';
import {
  CaptchaChallenge,
  ContactAnswer,
  ContactBody,
  ErrorReport,
  LogBody,
  NewsletterAnswer,
  NewsletterBody,
  NotFoundQuery,
} from '../calls/support.ts';
import type { Calls } from './call.ts';
import {
  SUBSCRIBE_NEWSLETTER,
  GET_CAPTCHA_CHALLENGE,
  SEND_CONTACT_MESSAGE,
  WRITE_LOG,
  REPORT_ERROR,
  REPORT_NOT_FOUND,
  COLLECT_EVENT,
} from './addresses/index.ts';

const RelayParams = Type.Object({ pos: Type.Enum(['fr', 'es', 'be', 'nl', 'it'], { description: 'point of sale' }) });

/** Newsletter, contact and what browsers report. */
export const supportCalls = {
  [SUBSCRIBE_NEWSLETTER]: {
    tag: 'support',
    summary: 'Subscribe to the newsletter',
    body: NewsletterBody,
    answers: { 200: NewsletterAnswer, 201: NewsletterAnswer },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  [GET_CAPTCHA_CHALLENGE]: {
    tag: 'support',
    summary: 'A puzzle that a person’s device solves by itself',
    answers: { 200: CaptchaChallenge },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  [SEND_CONTACT_MESSAGE]: {
    tag: 'support',
    summary: 'Write to customer care',
    body: ContactBody,
    answers: { 201: ContactAnswer },
    errors: ['TOO_MANY_ATTEMPTS', 'CAPTCHA_NEEDED'],
  },
  [WRITE_LOG]: {
    tag: 'reports',
    summary: 'What a browser wants to be logged',
    body: LogBody,
    answers: 'nothing',
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  [REPORT_ERROR]: {
    tag: 'reports',
    summary: 'A page that failed in a browser',
    body: ErrorReport,
    answers: 'nothing',
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  [REPORT_NOT_FOUND]: {
    tag: 'reports',
    summary: 'An address that led nowhere',
    query: NotFoundQuery,
    answers: 'nothing',
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  [COLLECT_EVENT]: {
    tag: 'reports',
    summary: 'An event of the analytics',
    params: RelayParams,
    body: RelayEvent,
    answers: 'nothing',
    errors: ['TOO_MANY_ATTEMPTS'],
  },
} as const satisfies Calls;
