import type { PasskeyRequestOptions } from '@shop/contracts';
import { Button, Message, focusOnMount } from '@shop/design-system';
import { Suspense } from 'react';
import css from '../forms/sign-in.module.css';
import { StepLink } from '../forms/step-link.tsx';
import { signInByPasskey } from './browser-passkeys.ts';
import { PasskeyAlert } from './passkey-alert.tsx';
import { passkeyMessages, usePasskeyMessages } from './passkey-messages.ts';
import { useSupport } from './passkey-sign-in.tsx';
import { usePasskeyCall } from './use-passkey-call.ts';

export interface PasskeyStepProps {
  /** What the shop has answered to the right password. */
  readonly options: PasskeyRequestOptions;
  readonly onSignedIn: () => void;
  /** Back to the password: what was answered to it counts once, and for five minutes. */
  readonly onBack: () => void;
}

/** The passkey after the password (decision note `passkeys`). */
export function PasskeyStep(props: PasskeyStepProps) {
  return (
    <Suspense>
      <passkeyMessages.Provider>
        <Step {...props} />
      </passkeyMessages.Provider>
    </Suspense>
  );
}

function Step({ options, onSignedIn, onBack }: PasskeyStepProps) {
  const t = usePasskeyMessages();
  const { isBusy, fault, run } = usePasskeyCall();
  const isSupported = useSupport();
  const isElsewhere = options.allowCredentials?.length === 0;
  const press = async () => {
    if (await run(() => signInByPasskey(options))) onSignedIn();
  };
  return (
    <div className={css.form}>
      <p ref={focusOnMount} tabIndex={-1}>
        {t('step.text')}
      </p>
      {isElsewhere && (
        <Message kind="warning" title={t('fault.title')}>
          {t('step.otherHost')}
        </Message>
      )}
      <PasskeyAlert fault={isSupported ? fault : 'unsupported'} />
      {!isElsewhere && isSupported && !HAS_TO_BEGIN_AGAIN.has(fault) && (
        <Button look="primary" size="large" wide icon="lock" busy={isBusy} onClick={() => void press()}>
          {t('step.submit')}
        </Button>
      )}
      <Button wide onClick={onBack}>
        {t('step.back')}
      </Button>
      <div className={css.other}>
        <p className={css.quiet}>
          {t('step.lost')} {t('step.lost.text')}
        </p>
        <StepLink to="forgotten" label="account.signin.forgotten" />
      </div>
    </div>
  );
}

/** The challenge is used up. */
const HAS_TO_BEGIN_AGAIN: ReadonlySet<unknown> = new Set(['refused', 'expired', 'failed', 'tooMany', 'blocked']);
