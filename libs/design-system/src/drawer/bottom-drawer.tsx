import { Modal, type DialogProps } from '../dialog/dialog.tsx';

export type BottomDrawerProps = Omit<DialogProps, 'size'>;

/** A modal that comes from below at every width: sorting, a short choice on a phone. */
export function BottomDrawer(props: BottomDrawerProps) {
  return <Modal {...props} placement="bottom" />;
}
