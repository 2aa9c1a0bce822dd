import type { HomeFrame } from '../frame/frame.ts';
import type { Place } from '../frame/use-place.ts';
import { Announcement } from './banners/announcement.tsx';
import { PromoBar } from './banners/promo-bar.tsx';
import { ConsentBanner } from './consent/consent-banner.tsx';
import { Footer } from './footer/footer.tsx';
import { FRAME_PART } from './frame-part.ts';
import { Header } from './header/header.tsx';

export interface FramePartProps {
  readonly place: Place;
  /** The home page's own words on the frame. */
  readonly content?: HomeFrame;
  readonly hasHeader: boolean;
}

/** Everything above the page. */
export function Top({ place, content, hasHeader }: FramePartProps) {
  return (
    <div {...FRAME_PART}>
      <ConsentBanner />
      {!place.isSimplified && <Announcement place={place} />}
      {hasHeader && <Header place={place} switches={content?.header} />}
      {!place.isSimplified && <PromoBar place={place} hasMenu={hasHeader && (content?.header?.menu ?? true)} />}
    </div>
  );
}

/** Everything below it. */
export function Bottom({ place, content }: FramePartProps) {
  return (
    <div {...FRAME_PART}>
      <Footer isSimplified={place.isSimplified} switches={content?.footer} />
    </div>
  );
}
