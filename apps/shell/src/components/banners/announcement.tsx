import { useSite } from '@shop/contracts/page';
import { announcementFor } from '@shop/domain';
import { useIntl } from 'react-intl';
import { useLayout } from '../../layout/layout-context.ts';
import type { Place } from '../../layout/use-place.ts';
import { ContentAnchor } from '../content-anchor.tsx';
import css from './banners.module.css';
import { RichTextBlocks } from './rich-text.tsx';

/** The announcement of this kind of page and flow; nothing where there is none, or where customer care is at work. */
export function Announcement({ place }: { readonly place: Place }) {
  const label = useIntl().formatMessage({ id: 'shell.announcement.label' });
  const { locale, customerCare } = useSite();
  const { home, announcements } = useLayout();
  if (!place.bannerPage || customerCare) return null;
  const found = announcementFor(
    { page: place.bannerPage, flow: place.flow, locale },
    { home: home[place.flow]?.announcementBanner, service: announcements },
  );
  if (found.kind === 'blank') return null;
  const { content, colorVariation, link } = found.banner;
  return (
    <aside className={css.announcement} data-color={colorVariation} data-source={found.kind} aria-label={label}>
      {link ? (
        <ContentAnchor url={link.url} className={css.whole}>
          <RichTextBlocks text={content} isInLink />
        </ContentAnchor>
      ) : (
        <RichTextBlocks text={content} />
      )}
    </aside>
  );
}
