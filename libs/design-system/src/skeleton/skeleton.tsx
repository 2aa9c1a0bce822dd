import css from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'text' | 'title' | 'picture' | 'button' | 'block';
  /** Lines of text. */
  readonly lines?: number;
}

/** The place of something on its way; the one who waits says so in words elsewhere (`aria-busy`). */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return Array.from({ length: lines }, (_, line) => <span key={line} className={css.skeleton} data-shape={shape} aria-hidden />);
}
