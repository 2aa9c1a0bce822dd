import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { plainLink, type LinkRender } from '../link/link.tsx';
import css from './button.module.css';

export interface ButtonLook {
  /** `primary` is the one loud call to action of a view. */
  readonly look?: 'primary' | 'secondary' | 'brand' | 'highlight' | 'quiet' | 'link';
  /** `inline` stands in a line of text. */
  readonly size?: 'inline' | 'medium' | 'large';
  /** As wide as the space it stands in. */
  readonly wide?: boolean;
  readonly icon?: IconName;
  readonly iconEnd?: IconName;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'style'> {
  /** Work is under way: the button keeps the focus, turns and ignores further presses. */
  readonly busy?: boolean;
  /** Makes it a link that looks like a button. */
  readonly href?: string;
  readonly render?: LinkRender;
}

export function Button({
  look = 'secondary',
  size = 'medium',
  wide,
  icon,
  iconEnd,
  busy,
  href,
  render = plainLink,
  className,
  children,
  ...rest
}: ButtonProps) {
  const shared = {
    className: className ? `${css.button} ${className}` : css.button,
    'data-look': look,
    'data-size': size,
    'data-wide': wide || undefined,
  };
  const inside = (
    <Inside icon={busy ? 'loader' : icon} iconEnd={iconEnd} busy={busy}>
      {children}
    </Inside>
  );
  if (href !== undefined) return render({ ...shared, href, children: inside, 'aria-label': rest['aria-label'] });
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button type="button" {...rest} {...shared} {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}>
      {inside}
    </button>
  );
}

function Inside({ icon, iconEnd, busy, children }: Pick<ButtonProps, 'icon' | 'iconEnd' | 'busy'> & { children?: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} spinning={busy} />}
      <span className={css.text}>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
}
