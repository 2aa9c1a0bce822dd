import { useEffect, useRef } from 'react';
import { Message, type MessageProps } from './message.tsx';

/** A message in the place of what was pressed or sent: the keyboard goes on from here, and the focus has it read out. */
export function FocusedMessage({ 'data-testid': testId, live: _, ...message }: MessageProps & { readonly 'data-testid'?: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} data-testid={testId}>
      <Message {...message} />
    </div>
  );
}
