import { flowOfSearch } from '@shop/routes';
import { homeQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { BlocksPage } from './blocks-page.tsx';

/** The home page of a flow (spec 2, section 2); without content it shows nothing. */
export function HomePage() {
  const { locale } = useSite();
  const flow = flowOfSearch(useLocation().search);
  const { data: content } = useSuspenseQuery(homeQuery({ locale, flow }));
  return content && <BlocksPage key={flow} content={content} flow={flow} />;
}
