import type { Locale, MenuAnswer } from '@shop/contracts';
import { earlyPress } from '@shop/design-system';
import { createElement, lazy, type ComponentType } from 'react';
import { FRAME_PART } from '../components/frame-part.ts';
import type { FramePartProps } from '../components/frame-parts.tsx';
import { FrameContext } from '../frame/frame-context.ts';
import type { FrameParts } from '../frame/frame-parts-context.ts';
import type { Frame } from '../frame/frame.ts';
import { lightMenu } from '../frame/light-menu.ts';

/** What a visitor does before he uses something; a press anywhere counts, since it may lead to another page. */
const PRESSES = ['pointerdown', 'keydown'] as const;
const TURNS = ['pointerover', 'focusin'] as const;
const FRAME = '[data-frame]';

export interface SleepingFrame extends FrameParts {
  /** Whether React runs the frame and answers what is pressed in it. */
  isAwake(): boolean;
  /** Settles with the frame's code, also when it could not be had. */
  readonly whenAwake: Promise<unknown>;
}

/**
 * Header and footer stay the server's HTML, with menus, drawers and forms that work by themselves, until the visitor
 * turns to them or presses something for the first time; only then their code is fetched, and the menu, which the HTML
 * shows but does not carry as data.
 */
export function sleepingFrame(sent: Frame, locale: Locale): SleepingFrame {
  let isAwake = false;
  const turned = Promise.withResolvers<void>();
  onFirstTurn(turned.resolve);
  const parts = turned.promise
    .then(() => import(/* webpackChunkName: "frame" */ '../components/frame-parts.tsx'))
    .finally(() => (isAwake = true));
  const whole = turned.promise.then(async (): Promise<Frame> => (sent.hasMenu ? { ...sent, menu: await askMenu(locale) } : sent));
  const part = (name: 'Top' | 'Bottom') =>
    lazy(async (): Promise<{ default: ComponentType<FramePartProps> }> => {
      try {
        const [{ [name]: Part }, frame] = await Promise.all([parts, name === 'Top' ? whole : sent]);
        return { default: (props) => createElement(FrameContext, { value: frame }, createElement(Part, props)) };
      } catch (error) {
        reportError(error);
        return { default: asItWas(name) };
      }
    });
  return {
    Top: part('Top'),
    Bottom: part('Bottom'),
    isAwake: () => isAwake,
    wake: turned.resolve,
    whenAwake: parts.catch(() => undefined),
  };
}

/**
 * The frame whose code or menu cannot be had: what the server sent of it, with links, menus and forms that work by themselves. React
 * takes over the element around it and leaves what is in it alone; where it has to draw that element anew, it is filled again.
 */
function asItWas(name: 'Top' | 'Bottom'): ComponentType<FramePartProps> {
  const sent = [...document.querySelectorAll(FRAME)].at(name === 'Top' ? 0 : -1)?.childNodes ?? [];
  const nodes = [...sent];
  const refill = (place: HTMLElement | null) => {
    if (place && !place.hasChildNodes()) place.append(...nodes);
  };
  return () => createElement('div', { ...FRAME_PART, ref: refill, suppressHydrationWarning: true, dangerouslySetInnerHTML: AS_IT_IS });
}

const AS_IT_IS = { __html: '' };

function onFirstTurn(wake: () => void): void {
  // Somebody was faster than this script.
  if (earlyPress() || document.activeElement?.closest(FRAME)) return wake();
  const turn = (event: Event) => {
    const isPress = (PRESSES as readonly string[]).includes(event.type);
    if (!isPress && !(event.target instanceof Element && event.target.closest(FRAME))) return;
    for (const type of [...PRESSES, ...TURNS]) document.removeEventListener(type, turn, true);
    wake();
  };
  for (const type of [...PRESSES, ...TURNS]) document.addEventListener(type, turn, { capture: true, passive: true });
  // Back, Forward or a typed hash is another address, which is shown once every part of the page can be drawn.
  addEventListener('popstate', wake, { once: true });
}

async function askMenu(locale: Locale): Promise<MenuAnswer> {
  const answer = await fetch(`/gateway/content/menu?locale=${locale}`);
  if (!answer.ok) throw new Error(`The menu could not be had: status ${answer.status}.`);
  return lightMenu((await answer.json()) as MenuAnswer);
}
