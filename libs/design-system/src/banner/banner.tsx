import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import css from './banner.module.css';

export interface BannerProps {
  /** Names the region: `Announcement`. */
  readonly label: string;
  readonly tone?: 'brand' | 'highlight' | 'gift' | 'quiet' | 'warning';
  readonly icon?: IconName;
  readonly title?: string;
  readonly children?: ReactNode;
  /** A link or a button. */
  readonly action?: ReactNode;
  /** Without it the banner stays. */
  readonly onClose?: () => void;
  readonly closeLabel?: string;
}

/** A strip across the page with one message: an announcement, a targeted offer. */
export function Banner({ label, tone = 'brand', icon, title, children, action, onClose, closeLabel }: BannerProps) {
  return (
    <aside className={css.banner} data-tone={tone} aria-label={label}>
      <div className={css.inside}>
        <div className={css.text}>
          {icon && <Icon name={icon} />}
          {title && <strong>{title} </strong>}
          {children}
        </div>
        {action && <div className={css.action}>{action}</div>}
      </div>
      {onClose && closeLabel && <IconButton icon="x" label={closeLabel} className={css.close} onClick={onClose} />}
    </aside>
  );
}
