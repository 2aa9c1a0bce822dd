import { ApiError, changeProfile, profileQuery } from '@shop/api-client';
import type { Profile } from '@shop/contracts';
import { SOLD_LOCALES, useSite } from '@shop/contracts/page';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  PROFILE_LINES,
  mergedValues,
  profileBody,
  profileFault,
  refusedLine,
  valuesOf,
  type ProfileLine,
  type ProfileValues,
} from '../../views/profile/profile-fields.ts';
import { useGuarded } from '../account/session-guard.tsx';

/** What is typed, judged and saved. Where another device has saved meanwhile, its changes are shown, what was typed stays, and nothing is saved yet. */
export function useProfile(profile: Profile) {
  const { locale } = useSite();
  const client = useQueryClient();
  const guarded = useGuarded();
  const [values, setValues] = useState(() => valuesOf(profile, locale, SOLD_LOCALES));
  const [left, setLeft] = useState<ReadonlySet<ProfileLine>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ProfileLine>();
  const [end, setEnd] = useState<'saved' | 'changedElsewhere' | 'failed'>();
  const [read, setRead] = useState(profile);

  const begin = (stored: Profile) => {
    client.setQueryData(profileQuery().queryKey, stored);
    setRead(stored);
    return valuesOf(stored, locale, SOLD_LOCALES);
  };
  const takeChangesOfOthers = async () => {
    const before = valuesOf(read, locale, SOLD_LOCALES);
    const now = begin(await client.fetchQuery({ ...profileQuery(), staleTime: 0 }));
    setValues((typed) => mergedValues(typed, { before, now }));
    setEnd('changedElsewhere');
  };
  const save = async (): Promise<void> => {
    setLeft(new Set(PROFILE_LINES));
    setEnd(undefined);
    if (isBusy || PROFILE_LINES.some((line) => profileFault(line, values))) return;
    setBusy(true);
    try {
      setValues(begin(await guarded(() => changeProfile({ ...profileBody(values), version: read.version }))));
      setEnd('saved');
    } catch (error) {
      const line = refusedLine(error);
      if (line) setRefused(line);
      else if (error instanceof ApiError && error.code === 'PROFILE_CHANGED') await takeChangesOfOthers().catch(() => setEnd('failed'));
      else setEnd('failed');
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    isBusy,
    end,
    save,
    faultOf: (line: ProfileLine) => (refused === line ? ('refused' as const) : left.has(line) ? profileFault(line, values) : undefined),
    change: (name: keyof ProfileValues, text: string) => {
      setValues({ ...values, [name]: text });
      setEnd(undefined);
      if (name === refused) setRefused(undefined);
    },
    leave: (line: ProfileLine) => setLeft(new Set([...left, line])),
  };
}
