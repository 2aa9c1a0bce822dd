import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { parseAuthenticationStep, type AuthenticationStep } from '../../views/authentication-step.ts';
import { ApproveStep } from './approve-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { EmailStep } from './email-step.tsx';
import { EnterStep } from './enter-step.tsx';
import { ForgottenStep } from './forgotten-step.tsx';
import { JoinStep } from './join-step.tsx';
import { LinkStep } from './link-step.tsx';
import { RegisterStep } from './register-step.tsx';
import { ResetStep } from './reset-step.tsx';
import { SignInStep } from './sign-in-step.tsx';

export interface StepProps {
  /** Reloads a page: the server renders it for the customer who is signed in now. */
  readonly leave?: (to: string) => void;
}

const STEPS: Readonly<Record<AuthenticationStep, ComponentType<StepProps>>> = {
  signIn: SignInStep,
  register: RegisterStep,
  forgotten: ForgottenStep,
  link: LinkStep,
  confirm: ConfirmStep,
  reset: ResetStep,
  enter: EnterStep,
  approve: ApproveStep,
  email: EmailStep,
  join: JoinStep,
};

/** The customer's way in, and what mails about an account lead to (spec 2, section 2; decisions, "sessions in host cookies"). */
export function SigninPage({ leave }: StepProps) {
  const step = parseAuthenticationStep(useLocation().search);
  const Step = STEPS[step];
  return <Step key={step} leave={leave} />;
}
