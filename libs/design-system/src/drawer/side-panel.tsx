import { Modal, type DialogProps } from '../dialog/dialog.tsx';

export interface SidePanelProps extends Omit<DialogProps, 'size'> {
  readonly size?: 'medium' | 'large';
  /** Where it comes from, in the direction of reading: the burger menu from `start`, the wishlist from `end`. */
  readonly side?: 'start' | 'end';
}

/** A modal as high as the window at its side. */
export function SidePanel({ side = 'end', ...props }: SidePanelProps) {
  return <Modal {...props} placement={side} />;
}
