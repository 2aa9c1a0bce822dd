import { isSignedIn } from '@shop/api-client';
import { Stack, useHydrated } from '@shop/design-system';
import { useState, type ReactNode } from 'react';
import { Loading, SignInFirst } from './account-answer.tsx';
import { AccountLayout, type AccountScreen } from './account-layout.tsx';
import { accountMessages, useAccountMessages } from './account-messages.ts';
import { SessionGuard } from './session-guard.tsx';

export interface AccountPageProps {
  /** Which of the account's pages it is, or belongs to. */
  readonly screen: AccountScreen;
  /** Key of its title. */
  readonly title: string;
  /** What only a customer sees. */
  readonly children: ReactNode;
}

/** A page of a customer: the way to the others, its title, and what it holds. Only the browser knows who asks. */
export function AccountPage(page: AccountPageProps) {
  return (
    <accountMessages.Provider>
      <Page {...page} />
    </accountMessages.Provider>
  );
}

function Page({ screen, title, children }: AccountPageProps) {
  const t = useAccountMessages();
  const isAlive = useHydrated();
  return (
    <AccountLayout screen={screen} title={t(title)}>
      {isAlive ? <ForCustomer>{children}</ForCustomer> : <Loading />}
    </AccountLayout>
  );
}

/** Asked once: where a session ends meanwhile, what was typed stays. */
function ForCustomer({ children }: { readonly children: ReactNode }) {
  const [isCustomer] = useState(isSignedIn);
  if (!isCustomer) return <SignInFirst />;
  return (
    <SessionGuard>
      <Stack gap={6}>{children}</Stack>
    </SessionGuard>
  );
}
