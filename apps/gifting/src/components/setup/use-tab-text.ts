import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Stands in where the browser refuses its storage: it lives as long as the page. */
const unsaved = new Map<string, string>();

/** A text that the tab's storage holds under a name; nothing on the server and until the page runs. */
export function useTabText(name: string): readonly [string | null, (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => null,
  );
  return [text, (next) => write(name, next)];
}

function read(name: string): string | null {
  try {
    return unsaved.get(name) ?? sessionStorage.getItem(name);
  } catch {
    return unsaved.get(name) ?? null;
  }
}

function write(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
    unsaved.delete(name);
  } catch {
    unsaved.set(name, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
