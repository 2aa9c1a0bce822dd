import { Button } from '../button/button.tsx';
import { plainLink, type LinkRender } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { Stack } from '../stack/stack.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './picture-banner.module.css';

/** Where a link of content leads: a path of the shop, or an address with its scheme. */
interface ContentTarget {
  readonly url: string;
  readonly newTab?: boolean | undefined;
}

export interface PictureBannerProps extends Partial<ContentTarget> {
  readonly title: string;
  readonly text?: string;
  readonly imageUrl: string;
  /** Another picture for screens below 640 px. */
  readonly narrowImageUrl?: string | undefined;
  readonly imageAlt: string;
  /** The side on which the picture stands from 768 px on; `center` puts it above the text. */
  readonly imagePosition?: 'left' | 'right' | 'center';
  /** The first is louder than the others. */
  readonly buttons?: readonly (ContentTarget & { readonly label: string })[];
  /** Said to screen readers after a link that opens another tab. */
  readonly newTabHint: string;
  readonly render?: LinkRender;
  readonly className?: string | undefined;
}

const SIZES = '(min-width: 80rem) 38rem, (min-width: 48rem) 50vw, calc(100vw - 2rem)';

/** A targeted offer across the page: a picture on the side that it names, its words, the link of the title and its buttons (SHELL-061). */
export function PictureBanner(props: PictureBannerProps) {
  const { title, text, url, newTab, imageUrl, narrowImageUrl, imageAlt, imagePosition = 'left', buttons = [] } = props;
  const { newTabHint, render = plainLink, className } = props;
  const linkTo = (inTab: boolean | undefined) => (inTab ? newTabLink(newTabHint) : render);
  return (
    <section className={[css.banner, className].filter(Boolean).join(' ')} data-position={imagePosition} aria-label={title}>
      <Picture url={imageUrl} narrowUrl={narrowImageUrl} alt={imageAlt} shape="free" sizes={SIZES} className={css.picture} />
      <div className={css.text}>
        <h2 className={css.title}>{url ? linkTo(newTab)({ href: url, children: title }) : title}</h2>
        {text && <p>{text}</p>}
        {buttons.length > 0 && (
          <Stack direction="row" gap={3}>
            {buttons.map((button, index) => (
              <Button key={button.url} look={index === 0 ? 'primary' : 'secondary'} href={button.url} render={linkTo(button.newTab)}>
                {button.label}
              </Button>
            ))}
          </Stack>
        )}
      </div>
    </section>
  );
}

const newTabLink =
  (hint: string): LinkRender =>
  ({ children, ...rest }) => (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {hint}</VisuallyHidden>
    </a>
  );
