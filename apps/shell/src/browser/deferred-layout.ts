import type { Locale, MenuAnswer } from '@shop/contracts';
import { earlyEvents } from '@shop/design-system';
// eslint-disable-next-line no-restricted-imports -- a layout that cannot be had stays as the server sent it: `asItWas`
import { createElement, lazy, type ComponentType } from 'react';
import { LAYOUT_PART } from '../components/layout-part.ts';
import type { LayoutPartProps } from '../components/layout-parts.tsx';
import { LayoutContext } from '../layout/layout-context.ts';
import type { LayoutParts } from '../layout/layout-parts-context.ts';
import type { Layout } from '../layout/layout.ts';
import { lightMenu } from '../layout/light-menu.ts';

/** What a visitor does before they use something; a press anywhere counts, since it may lead to another page. */
const PRESSES = ['pointerdown', 'keydown'] as const;
const FRAME_EVENTS = ['pointerover', 'focusin'] as const;
const LAYOUT = '[data-layout]';

/**
 * Header and footer stay the server's HTML, with menus, drawers and forms that work by themselves, until the visitor
 * points at or focuses them, or presses something for the first time; only then their code is fetched, and the menu, which the HTML
 * shows but does not carry as data.
 */
export function deferredLayout(sent: Layout, locale: Locale): LayoutParts {
  const interaction = Promise.withResolvers<void>();
  onFirstInteraction(interaction.resolve);
  const parts = interaction.promise.then(() => import(/* webpackChunkName: "layout" */ '../components/layout-parts.tsx'));
  const whole = interaction.promise.then(async (): Promise<Layout> => (sent.hasMenu ? { ...sent, menu: await askMenu(locale) } : sent));
  const part = (name: 'Top' | 'Bottom') =>
    lazy(async (): Promise<{ default: ComponentType<LayoutPartProps> }> => {
      try {
        const [{ [name]: Part }, layout] = await Promise.all([parts, name === 'Top' ? whole : sent]);
        return { default: (props) => createElement(LayoutContext, { value: layout }, createElement(Part, props)) };
      } catch (error) {
        reportError(error);
        return { default: asItWas(name) };
      }
    });
  return {
    Top: part('Top'),
    Bottom: part('Bottom'),
    hydrate: interaction.resolve,
  };
}

/**
 * The layout whose code or menu cannot be had: what the server sent of it, with links, menus and forms that work by themselves. React
 * takes over the element around it and leaves what is in it alone; where it has to draw that element again, it is filled again.
 */
function asItWas(name: 'Top' | 'Bottom'): ComponentType<LayoutPartProps> {
  const sent = [...document.querySelectorAll(LAYOUT)].at(name === 'Top' ? 0 : -1)?.childNodes ?? [];
  const nodes = [...sent];
  const refill = (place: HTMLElement | null) => {
    if (place && !place.hasChildNodes()) place.append(...nodes);
  };
  return () => createElement('div', { ...LAYOUT_PART, ref: refill, suppressHydrationWarning: true, dangerouslySetInnerHTML: AS_IT_IS });
}

const AS_IT_IS = { __html: '' };

function onFirstInteraction(hydrate: () => void): void {
  // Somebody was faster than this script.
  if (earlyEvents()?.wasPressed || document.activeElement?.closest(LAYOUT)) return hydrate();
  const listen = (event: Event) => {
    const isPress = (PRESSES as readonly string[]).includes(event.type);
    if (!isPress && !(event.target instanceof Element && event.target.closest(LAYOUT))) return;
    for (const type of [...PRESSES, ...FRAME_EVENTS]) document.removeEventListener(type, listen, true);
    hydrate();
  };
  for (const type of [...PRESSES, ...FRAME_EVENTS]) document.addEventListener(type, listen, { capture: true, passive: true });
  // Back, Forward or a typed hash is another address, which is shown once every part of the page can be drawn.
  addEventListener('popstate', hydrate, { once: true });
}

async function askMenu(locale: Locale): Promise<MenuAnswer> {
  const answer = await fetch(`/gateway/content/menu?locale=${locale}`);
  if (!answer.ok) throw new Error(`The menu could not be had: status ${answer.status}.`);
  return lightMenu((await answer.json()) as MenuAnswer);
}
