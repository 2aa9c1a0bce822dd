import { sleepingPart, type SleepingPart } from '@shop/design-system';
import type { ComponentType } from 'react';
import { worded } from '../../components/later-words.tsx';
import css from './sleeping.module.css';

/**
 * A part of the results that is read before it is used: it comes as the server's HTML, and its code and words when the visitor first
 * does something.
 */
export function sleeping<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): SleepingPart<Props> {
  const { Part, prepare } = sleepingPart<Props>(() => load().then(worded));

  function Asleep(props: Props) {
    return (
      <div className={css.part} data-part={name}>
        <Part {...props} />
      </div>
    );
  }
  return { Part: Asleep, prepare };
}
