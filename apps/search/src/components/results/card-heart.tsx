import { IconButton } from '@shop/design-system';

interface CardHeartProps {
  readonly label: string;
  readonly isWished: boolean;
  readonly onToggle: () => void;
}

/** Keeps a stay on the list of wishes, or takes it off. */
export function CardHeart({ label, isWished, onToggle }: CardHeartProps) {
  return <IconButton icon="heart" look="floating" label={label} pressed={isWished} onClick={onToggle} />;
}
