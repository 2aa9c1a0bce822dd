import { plainLink, type LinkRender } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import css from './poster-card.module.css';

export interface PosterCardProps {
  readonly imageUrl: string;
  readonly title: string;
  readonly href: string;
  readonly render?: LinkRender;
  readonly imageSizes?: string;
}

/** A theme as a small poster: picture with its name on it. */
export function PosterCard({
  imageUrl,
  title,
  href,
  render = plainLink,
  imageSizes = '(min-width: 68rem) 15rem, (min-width: 40rem) 45vw, 78vw',
}: PosterCardProps) {
  return render({
    href,
    className: css.poster,
    children: (
      <>
        <Picture url={imageUrl} alt="" shape="poster" sizes={imageSizes} className={css.picture} />
        <span className={css.title}>{title}</span>
      </>
    ),
  });
}
