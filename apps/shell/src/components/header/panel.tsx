import { Icon } from '@shop/design-system';
import { useEffect, useEffectEvent, useRef, type FocusEvent, type ReactNode, type ToggleEvent } from 'react';
import { useIntl } from 'react-intl';
import css from './panel.module.css';

interface PanelProps {
  /** Buttons open it with `popoverTarget={id}`, without any script. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  /** Called the moment it opens, for what is loaded only then. */
  readonly onOpen?: () => void;
}

/** What a drawer lies over. */
const BEHIND = 'main, footer';

/** A drawer lies over the page: what is behind it is out of reach until it closes, before anything else gets the focus. */
function setBehind(isInert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>(BEHIND)) part.inert = isInert;
}

/** A drawer at the page's edge; the browser opens it, closes it on Escape and gives the focus back. Who leaves it by the Tab key leaves it closed. */
export function Panel({ id, title, children, onOpen }: PanelProps) {
  const intl = useIntl();
  const panel = useRef<HTMLDivElement>(null);
  const makeInteractive = useEffectEvent(() => {
    if (!panel.current || !isShown(panel.current)) return;
    setBehind(true);
    onOpen?.();
  });
  // It may have been opened before this code was there.
  useEffect(() => {
    makeInteractive();
    return () => setBehind(false);
  }, []);
  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => setBehind(event.newState === 'open');
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') return;
    event.currentTarget.focus();
    onOpen?.();
  };
  const onBlur = ({ currentTarget, relatedTarget: next }: FocusEvent<HTMLDivElement>) => {
    const isElsewhere = next instanceof HTMLElement && !currentTarget.contains(next);
    // Its own button closes it by itself.
    if (isElsewhere && next.getAttribute('popovertarget') !== id) currentTarget.hidePopover();
  };
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={css.panel}
      onBeforeToggle={onBeforeToggle}
      onToggle={onToggle}
      onBlur={onBlur}
    >
      <div className={css.head}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        <button
          type="button"
          className={css.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={intl.formatMessage({ id: 'shell.close' })}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className={css.content}>{children}</div>
    </div>
  );
}

function isShown(panel: HTMLElement): boolean {
  return panel.getClientRects().length > 0;
}
