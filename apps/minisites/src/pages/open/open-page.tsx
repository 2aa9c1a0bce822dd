import { flowOfSearch } from '@shop/routes';
import { homeQuery, landingQuery, minisiteQuery } from '@shop/api-client';
import { useRobots, useSite } from '@shop/contracts/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData, useLocation } from 'react-router';
import { MinisitePage } from '../../components/minisite/minisite-page.tsx';
import { PageLoader } from '../../components/shared/page-loader.tsx';
import { BlocksPage } from '../home/blocks-page.tsx';
import type { OpenAnswer } from './open-loader.ts';

/** A partner's page, a landing page, or the loader of a landing page that nobody has configured. */
export function OpenPage() {
  const { slug, shows } = useLoaderData<OpenAnswer>();
  if (shows === 'minisite') return <Minisite slug={slug} />;
  if (shows === 'home') return <SeasonOfHome slug={slug} />;
  return shows === 'own' ? <Own slug={slug} /> : <Unconfigured />;
}

interface Named {
  readonly slug: string;
}

function Minisite({ slug }: Named) {
  const { locale } = useSite();
  const { data } = useSuspenseQuery(minisiteQuery({ slug, locale }));
  return <MinisitePage minisite={data} />;
}

function SeasonOfHome({ slug }: Named) {
  const { locale } = useSite();
  const flow = flowOfSearch(useLocation().search);
  const { data: content } = useSuspenseQuery(homeQuery({ locale, flow }));
  return content && <BlocksPage content={content} flow={flow} season={slug} />;
}

function Own({ slug }: Named) {
  const { locale } = useSite();
  const { data } = useSuspenseQuery(landingQuery({ slug, locale }));
  return data.content ? <BlocksPage content={data.content} flow="booking" season={data.season.theme} /> : <Unconfigured />;
}

/** The loader stays: a landing page without configuration is no error (HOME-013). */
function Unconfigured() {
  const robots = useRobots('noindex');
  return (
    <>
      {robots && <meta name="robots" content={robots} />}
      <PageLoader />
    </>
  );
}
