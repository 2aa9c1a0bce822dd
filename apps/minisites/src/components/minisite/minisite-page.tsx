import { notePartner } from '@shop/api-client';
import type { Minisite } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Container } from '@shop/design-system';
import { campaignState } from '@shop/domain';
import { useEffect, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../shared/page-head.tsx';
import { RichText } from '../shared/rich-text.tsx';
import { CampaignNote } from './campaign-note.tsx';
import { MinisiteBanner } from './minisite-banner.tsx';
import { MinisiteOffers } from './minisite-offers.tsx';
import css from './minisite.module.css';

/** A partner's co-branded page: mark, banner, offers by its criteria, the terms that hold here only (spec 2, section 3). */
export function MinisitePage({ minisite }: { readonly minisite: Minisite }) {
  const termsId = useId();
  const { today } = useSite();
  useEffect(() => notePartner(minisite.minisiteId), [minisite.minisiteId]);
  return (
    <div data-minisite={minisite.minisiteId}>
      <PageHead seo={minisite.seo} />
      <Container className={css.page}>
        <MinisiteBanner minisite={minisite} />
        <div className={css.intro}>
          <RichText text={minisite.intro} />
        </div>
        <CampaignNote state={campaignState(minisite.campaign, today)} />
        <MinisiteOffers minisiteId={minisite.minisiteId} offers={minisite.offers} />
        <section className={css.terms} aria-labelledby={termsId}>
          <h2 id={termsId}>
            <FormattedMessage id="minisites.minisite.terms" />
          </h2>
          <RichText text={minisite.terms} />
          {minisite.footer && (
            <div className={css.legal}>
              <RichText text={minisite.footer} />
            </div>
          )}
        </section>
      </Container>
    </div>
  );
}
