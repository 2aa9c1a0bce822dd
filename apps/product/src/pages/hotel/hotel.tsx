import { useParams } from 'react-router';
import { Body } from './hotel-parts.ts';

/** One hotel (spec 2, section 2). What it shows comes from the server; its code comes with the visitor's first turn, or with a hash. */
export function HotelPage() {
  const { id = '' } = useParams();
  return <Body.Part key={id} />;
}
