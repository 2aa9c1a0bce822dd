import { Modal, type DialogProps } from '../dialog/dialog.tsx';

export type DrawerProps = DialogProps;

/** A modal that slides in: from below on a phone, from the side on a wide screen. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} placement="edge" />;
}
