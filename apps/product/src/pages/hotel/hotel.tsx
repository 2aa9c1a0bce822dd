import { useParams } from 'react-router';
import { Body } from './hotel-parts.ts';

/** One hotel (HOTEL-001). What it shows comes from the server; its code comes with the first interaction, or with a hash. */
export function HotelPage() {
  const { id = '' } = useParams();
  return <Body.Part key={id} />;
}
