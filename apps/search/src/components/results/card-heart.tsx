import { IconButton } from '@shop/design-system';
import { useIntl } from 'react-intl';

interface CardHeartProps {
  readonly title: string;
  readonly isWished: boolean;
  readonly onToggle: () => void;
}

/** Keeps a stay on the list of wishes, or takes it off. */
export function CardHeart({ title, isWished, onToggle }: CardHeartProps) {
  const label = useIntl().formatMessage({ id: isWished ? 'search.card.unwish' : 'search.card.wish' }, { title });
  return <IconButton icon="heart" look="floating" label={label} pressed={isWished} onClick={onToggle} />;
}
