import type { HomeLayout } from '../layout/layout.ts';
import type { Place } from '../layout/use-place.ts';
import { Announcement } from './banners/announcement.tsx';
import { PromoBar } from './banners/promo-bar.tsx';
import { ConsentBanner } from './consent/consent-banner.tsx';
import { Footer } from './footer/footer.tsx';
import { LAYOUT_PART } from './layout-part.ts';
import { Header } from './header/header.tsx';

export interface LayoutPartProps {
  readonly place: Place;
  /** The home page's own words on the layout. */
  readonly content?: HomeLayout;
  readonly hasHeader: boolean;
}

/** Everything above the page. */
export function Top({ place, content, hasHeader }: LayoutPartProps) {
  return (
    <div {...LAYOUT_PART}>
      <ConsentBanner />
      {!place.isSimplified && <Announcement place={place} />}
      {hasHeader ? (
        <Header place={place} switches={content?.header}>
          <PromoBar place={place} />
        </Header>
      ) : (
        !place.isSimplified && <PromoBar place={place} />
      )}
    </div>
  );
}

/** Everything below it. */
export function Bottom({ place, content }: LayoutPartProps) {
  return (
    <div {...LAYOUT_PART}>
      <Footer isSimplified={place.isSimplified} switches={content?.footer} />
    </div>
  );
}
