import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether the browser is connected, and the one thing that waits until it is: the last page that was asked for. */
class Connection {
  #waiting: (() => void) | undefined;

  get isOffline(): boolean {
    return typeof navigator !== 'undefined' && navigator.onLine === false;
  }

  /** From now on what waits is done once the browser is back. */
  begin(): void {
    this.onBack(() => this.#proceed());
  }

  /** Does something each time the browser comes back; returns how to stop it. */
  onBack(proceed: () => void): () => void {
    window.addEventListener('online', proceed);
    return () => window.removeEventListener('online', proceed);
  }

  whenBack(proceed: () => void): void {
    this.#waiting = proceed;
  }

  /** The visitor knows better than the browser: what waits is tried now, and so is what pages are waiting for. */
  tryNow(): void {
    onlineManager.setOnline(true);
    this.#proceed();
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    const stop = this.onBack(changed);
    window.addEventListener('offline', changed);
    return () => {
      stop();
      window.removeEventListener('offline', changed);
    };
  };

  #proceed(): void {
    const proceed = this.#waiting;
    this.#waiting = undefined;
    proceed?.();
  }
}

export const connection = new Connection();

/** Never on the server: a visitor whose page is drawn there had a connection. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    connection.subscribe,
    () => connection.isOffline,
    () => false,
  );
}
