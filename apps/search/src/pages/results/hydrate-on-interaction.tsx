import { lazyHydration, type LazyHydration } from '@shop/design-system';
import type { ComponentType } from 'react';
import { withMessages } from '../../components/deferred-messages.tsx';
import css from './hydrate-on-interaction.module.css';

/**
 * A part of the results that is read before it is used: it comes as the server's HTML, its code and messages with the first interaction.
 */
export function hydrateOnInteraction<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): LazyHydration<Props> {
  const { Part, prepare } = lazyHydration<Props>(() => load().then(withMessages));

  function Deferred(props: Props) {
    return (
      <div className={css.part} data-part={name}>
        <Part {...props} />
      </div>
    );
  }
  return { Part: Deferred, prepare };
}
