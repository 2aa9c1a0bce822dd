import { profileQuery } from '@shop/api-client';
import type { Profile } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Section, Stack } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountAnswer } from '../../components/account/account-answer.tsx';
import { AccountPage } from '../../components/account/account-page.tsx';
import { useAccountMessages } from '../../components/account/account-messages.ts';
import { Notice } from '../../components/forms/notice.tsx';
import { Passkeys } from '../../components/passkeys/passkeys.tsx';
import { Devices } from '../../components/profile/devices.tsx';
import { Erasure } from '../../components/profile/erasure.tsx';
import { NewsletterChoice } from '../../components/profile/newsletter-choice.tsx';
import { PersonalData } from '../../components/profile/personal-data.tsx';
import { ProfileForm } from '../../components/profile/profile-form.tsx';
import { SessionGuard } from '../../components/profile/session-guard.tsx';
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
  const [isErased, setErased] = useState(false);
  const requested = useQuery({ ...profileQuery(), enabled: !isErased });
  if (isErased) return <Erased />;
  return <AccountAnswer query={requested}>{(profile) => <Details profile={profile} onErased={() => setErased(true)} />}</AccountAnswer>;
}

function Details({ profile, onErased }: { readonly profile: Profile; readonly onErased: () => void }) {
  const t = useAccountMessages();
  return (
    <SessionGuard email={profile.email}>
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
          <Erasure onErased={onErased} />
        </Stack>
      </Section>
    </SessionGuard>
  );
}

/** The home page is loaded again: the server draws it for nobody. */
function Erased() {
  const { prefix } = useSite();
  const t = useAccountMessages();
  return (
    <>
      <Notice title={t('profile.erased.title')}>{t('profile.erased.text')}</Notice>
      <div>
        <Button href={`${prefix}/`}>{t('profile.erased.home')}</Button>
      </div>
    </>
  );
}
