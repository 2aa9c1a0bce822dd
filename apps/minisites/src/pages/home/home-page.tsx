import { homeQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { NewsletterPopupRule } from '../../components/newsletter/newsletter-popup-rule.tsx';
import { BlocksPage } from './blocks-page.tsx';
import { flowOfAddress } from './home-loader.ts';

/** The home page of a flow (spec 2, section 2); without content it shows nothing. */
export function HomePage() {
  const { locale } = useSite();
  const flow = flowOfAddress(useLocation().search);
  const { data: content } = useSuspenseQuery(homeQuery({ locale, flow }));
  if (!content) return null;
  return (
    <>
      <BlocksPage content={content} flow={flow} />
      <NewsletterPopupRule />
    </>
  );
}
