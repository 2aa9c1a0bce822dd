import { useCallback, useRef, useState } from 'react';
import type { Toast } from './toasts.tsx';

/** Keeps the toasts of a page: at most three, the newest last. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const dismiss = useCallback((id: string) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback((toast: Omit<Toast, 'id'>) => {
    count.current += 1;
    const id = `toast-${count.current}`;
    setToasts((all) => [...all, { ...toast, id }].slice(-3));
    return id;
  }, []);
  return { toasts, show, dismiss };
}
