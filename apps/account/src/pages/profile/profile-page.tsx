import { profileQuery } from '@shop/api-client';
import type { Erasure as AskedErasure, Profile } from '@shop/contracts';
import { Section, Stack } from '@shop/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountAnswer } from '../../components/account/account-answer.tsx';
import { AccountPage } from '../../components/account/account-page.tsx';
import { useAccountMessages } from '../../components/account/account-messages.ts';
import { Notice } from '../../components/forms/notice.tsx';
import { Passkeys } from '../../components/passkeys/passkeys.tsx';
import { Devices } from '../../components/profile/devices.tsx';
import { Erasure } from '../../components/profile/erasure.tsx';
import { NewsletterChoice } from '../../components/profile/newsletter-choice.tsx';
import { PendingErasure } from '../../components/profile/pending-erasure.tsx';
import { PersonalData } from '../../components/profile/personal-data.tsx';
import { ProfileForm } from '../../components/profile/profile-form.tsx';
import { EmailChange, PasswordChange } from '../../components/profile/sign-in-details.tsx';

/** Who a customer is, how they sign in, where they are signed in, and what becomes of their data (ACC-001). */
export function ProfilePage() {
  return (
    <AccountPage screen="profile" title="profile.title">
      <RequestedProfile />
    </AccountPage>
  );
}

function RequestedProfile() {
  return <AccountAnswer query={useQuery(profileQuery())}>{(profile) => <Details profile={profile} />}</AccountAnswer>;
}

function Details({ profile }: { readonly profile: Profile }) {
  const t = useAccountMessages();
  const { erasure, change, ask, keep } = useErasureOf(profile);
  return (
    <>
      {erasure && <PendingErasure erasure={erasure} isNew={change === 'asked'} onKept={keep} />}
      {!erasure && change === 'kept' && <Notice title={t('profile.erasure.kept')}>{t('profile.erasure.kept.text')}</Notice>}
      <Section title={t('profile.who')}>
        <ProfileForm profile={profile} />
      </Section>
      <Section title={t('profile.signIn')} intro={t('profile.signIn.text', { email: profile.email })}>
        <EmailChange email={profile.email} />
        <PasswordChange />
      </Section>
      <Passkeys />
      <Section title={t('profile.devices')} intro={t('profile.devices.text')}>
        <Devices />
      </Section>
      <Section title={t('profile.newsletter')}>
        <NewsletterChoice />
      </Section>
      <Section title={t('profile.data')}>
        <Stack gap={4}>
          <PersonalData />
          {!erasure && <Erasure onAsked={ask} />}
        </Stack>
      </Section>
    </>
  );
}

/** The erasure that the profile tells of, and what was done about it on this page. */
function useErasureOf({ erasure }: Profile) {
  const client = useQueryClient();
  const [change, setChange] = useState<'asked' | 'kept'>();
  const note = (now: AskedErasure | undefined) => {
    client.setQueryData(profileQuery().queryKey, (read) => read && { ...read, erasure: now });
    setChange(now ? 'asked' : 'kept');
  };
  return { erasure, change, ask: note, keep: () => note(undefined) };
}
