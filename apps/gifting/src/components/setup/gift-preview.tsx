import { useSite } from '@shop/contracts/page';
import { brandNameOf, Picture } from '@shop/design-system';
import { drawnLook, type GiftCustomization, type GiftFormat } from '@shop/domain';
import { useMessages } from '../shared/use-messages.ts';
import css from './gift-preview.module.css';
import { LookPicture } from './look-picture.tsx';

export interface GiftPreviewProps {
  readonly imageUrl: string;
  /** What is given: the name of the stay or box, the amount of a card. */
  readonly title: string;
  /** Under it: `Gift box`, `1 night for 2 people`. */
  readonly kind: string;
  readonly format: GiftFormat;
  readonly words: GiftCustomization;
}

/** The card as the recipient sees it, while its words are typed; a price is no part of it. */
export function GiftPreview({ imageUrl, title, kind, format, words: { fromName, message, look } }: GiftPreviewProps) {
  const shop = brandNameOf(useSite());
  const t = useMessages();
  const drawing = drawnLook(look, format);
  const isEmpty = !fromName.trim() && !message.trim();
  return (
    <figure className={css.preview} aria-label={t('gifting.preview.label')}>
      {drawing ? (
        <LookPicture look={drawing} className={css.picture} />
      ) : (
        <Picture url={imageUrl} alt="" shape="card" sizes="(min-width: 62rem) 24rem, 92vw" className={css.picture} />
      )}
      <div className={css.card}>
        <p className={css.brand}>{shop}</p>
        <p className={css.title}>{title}</p>
        <p className={css.kind}>{kind}</p>
        {isEmpty && <p className={css.message}>{t('gifting.preview.empty')}</p>}
        {message.trim() && (
          <p className={css.message} data-typed>
            {message}
          </p>
        )}
        {fromName.trim() && <p className={css.from}>{t('gifting.preview.from', { name: fromName.trim() })}</p>}
      </div>
      <figcaption className={css.caption}>{t('gifting.preview.caption')}</figcaption>
    </figure>
  );
}
