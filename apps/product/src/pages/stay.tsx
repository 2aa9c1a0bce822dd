import { stayQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { StayViewed } from '../components/stay/stay-viewed.tsx';
import { Body } from './stay-parts.ts';

/** One stay. What it shows comes from the server; its code comes with the first interaction, or with choices in the hash. */
export function StayPage() {
  const { id = '' } = useParams();
  const { locale } = useSite();
  const { data: stay } = useSuspenseQuery(stayQuery({ id, locale }));
  return (
    <>
      <StayViewed stay={stay} />
      <Body.Part key={id} stay={stay} />
    </>
  );
}
