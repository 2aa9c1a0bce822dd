import { mayBeRepeated } from '@shop/domain';
import { FocusedMessage } from './focused-message.tsx';
import { Message, type MessageProps } from './message.tsx';

export interface RefusalMessageProps extends Pick<MessageProps, 'children'> {
  /** `failed` says that the attempt was not answered, rather than refused with a reason. */
  readonly refusal: { readonly kind: string };
}

/** Why an attempt was refused. It takes the focus where the pressed button goes away (`mayBeRepeated`), which would lose it otherwise. */
export function RefusalMessage({ refusal, children }: RefusalMessageProps) {
  const Look = mayBeRepeated(refusal) ? Message : FocusedMessage;
  return (
    <Look kind={refusal.kind === 'failed' ? 'error' : 'warning'} live>
      {children}
    </Look>
  );
}
