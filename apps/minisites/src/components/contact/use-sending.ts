import { ApiError, minutesToWait, sendMessage } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import type { ContactReason } from '@shop/domain';
import { useState } from 'react';
import { contactBody, type ContactDraft } from '../../views/contact-form.ts';
import { useCaptcha } from './use-captcha.ts';

export type Sending = { readonly status: 'idle' | 'sending' | 'failed' } | { readonly status: 'tooMany'; readonly minutes: number };

/** Sends a message with a solved captcha; customer care needs none (spec 2, section 5). */
export function useSending(reason: ContactReason | undefined, onSent: () => void) {
  const site = useSite();
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const needsCaptcha = !site.customerCare;
  const takeCaptcha = useCaptcha(needsCaptcha && reason !== undefined);

  const post = async (draft: ContactDraft & { reason: ContactReason }) => {
    const captcha = needsCaptcha ? await takeCaptcha() : undefined;
    return sendMessage(contactBody(draft, { site, returnTo: `${site.prefix}/contact`, captcha }));
  };

  const send = async (draft: ContactDraft) => {
    if (!draft.reason || sending.status === 'sending') return;
    const message = { ...draft, reason: draft.reason };
    setSending({ status: 'sending' });
    await post(message)
      .catch((error: unknown) => (isStale(error) ? post(message) : Promise.reject(error)))
      .then(
        () => {
          setSending({ status: 'idle' });
          onSent();
        },
        (error: unknown) => setSending(refused(error)),
      );
  };
  return { sending, send };
}

function refused(error: unknown): Sending {
  const minutes = minutesToWait(error);
  return minutes === undefined ? { status: 'failed' } : { status: 'tooMany', minutes };
}

/** Who writes for long has an expired captcha: a new one is solved, once. */
const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'CAPTCHA_NEEDED';
