import { sleepingPart, Touched } from '@shop/design-system';
import { useEffect, type ComponentType } from 'react';
import css from './sleeping.module.css';

interface Sleeper<Props> {
  readonly Part: ComponentType<Props>;
  prepare(): Promise<void>;
}

/**
 * A part of the results that is read before it is used: it comes as the server's HTML, and its code when the visitor first
 * does something. What he has pressed in it by then is done once it lives.
 */
export function sleeping<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): Sleeper<Props> {
  let touched: Touched | undefined;
  let isAwake = false;
  const { Part, prepare } = sleepingPart<Props>(async () => {
    const Loaded = await load();
    return function Awake(props: Props) {
      useEffect(() => {
        isAwake = true;
        touched?.catchUp();
        touched = undefined;
      }, []);
      return <Loaded {...props} />;
    };
  });

  function Asleep(props: Props) {
    useEffect(() => {
      if (!isAwake) touched ??= new Touched(`[data-part="${name}"]`);
    }, []);
    return (
      <div className={css.part} data-part={name}>
        <Part {...props} />
      </div>
    );
  }
  return { Part: Asleep, prepare };
}
