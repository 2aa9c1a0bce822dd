import { FocusedMessage } from './focused-message.tsx';
import { Message, type MessageProps } from './message.tsx';

export interface RefusalMessageProps extends Pick<MessageProps, 'children'> {
  /** The attempt failed, rather than being refused with a reason. */
  readonly failed: boolean;
  /** The button goes away with the refusal. */
  readonly final: boolean;
}

/** Why an attempt was refused. It takes the focus where the pressed button goes away, which would lose it otherwise. */
export function RefusalMessage({ failed, final, children }: RefusalMessageProps) {
  const Look = final ? FocusedMessage : Message;
  return (
    <Look kind={failed ? 'error' : 'warning'} live>
      {children}
    </Look>
  );
}
