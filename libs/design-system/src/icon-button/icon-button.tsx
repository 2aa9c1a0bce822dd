import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { plainLink, type LinkRender } from '../link/link.tsx';
import css from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style' | 'children'> {
  readonly icon: IconName;
  /** The button's name for those who do not see the icon; also its tooltip. */
  readonly label: string;
  /** `floating` stands on a picture. */
  readonly look?: 'quiet' | 'bordered' | 'floating';
  /** A switch that is on: a filled heart. */
  readonly pressed?: boolean;
  /** A small number on the icon; `label` must say it too. */
  readonly count?: number;
  readonly href?: string;
  readonly render?: LinkRender;
}

export function IconButton({ icon, label, look = 'quiet', pressed, count, href, render = plainLink, className, ...rest }: IconButtonProps) {
  const shared = { className: className ? `${css.button} ${className}` : css.button, 'data-look': look, 'aria-label': label, title: label };
  const inside = (
    <>
      <Icon name={icon} filled={pressed} />
      {count ? (
        <span className={css.count} aria-hidden>
          {count}
        </span>
      ) : null}
    </>
  );
  if (href !== undefined) return render({ ...shared, href, children: inside });
  return (
    <button type="button" {...rest} {...shared} aria-pressed={pressed}>
      {inside}
    </button>
  );
}
