import { Card, Skeleton } from '@shop/design-system';
import { useMessages } from '../shared/use-messages.ts';
import css from './landing.module.css';

/** A wrapped gift, in the frame of the picture that takes its place. */
const WRAPPED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="#f7e8f0" d="M0 0h320v180H0z"/>' +
  '<path fill="#f2b84b" d="M40 38h8v8h-8zM262 30h9v9h-9zM282 92h7v7h-7zM28 104h9v9h-9zM70 78h6v6h-6zM236 70h7v7h-7z"/>' +
  '<path fill="#0f6b6e" d="M62 24h7v7h-7zM246 112h8v8h-8zM290 54h6v6h-6zM44 140h7v7h-7zM84 118h6v6h-6z"/>' +
  '<path fill="#c93a24" d="M112 86h96v62a4 4 0 0 1-4 4h-88a4 4 0 0 1-4-4z"/><path fill="#a92d1a" d="M112 86h96v8h-96z"/>' +
  '<path fill="#dd5440" d="M106 64h108a4 4 0 0 1 4 4v18H102V68a4 4 0 0 1 4-4z"/><path fill="#f2b84b" d="M150 64h20v88h-20z"/>' +
  '<path fill="#f2b84b" d="M160 64c-8-26-44-32-46-14-2 14 26 16 46 14zm0 0c8-26 44-32 46-14 2 14-26 16-46 14z"/>' +
  '<path fill="#d99a2b" d="M156 62c-6-14-26-20-30-11-3 8 16 11 30 11zm8 0c6-14 26-20 30-11 3 8-16 11-30 11zM152 56h16v12h-16z"/></svg>';

/** A gift whose content is loading: it fills the screen, so that the footer stays below the fold and is not seen to move. */
export function Opening() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('gifting.use.opening')} className={css.opening}>
      <Card look="raised" padding="none" className={css.gift}>
        <span className={css.picture}>
          <img src={`data:image/svg+xml,${encodeURIComponent(WRAPPED)}`} alt="" width={640} height={360} />
        </span>
        <div className={css.body}>
          <Skeleton lines={6} />
        </div>
      </Card>
    </div>
  );
}
