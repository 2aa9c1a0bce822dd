import { SeeMore } from '@shop/design-system';
import { useMessages } from './use-messages.ts';

/** What a product says of itself at length: its beginning, and the rest on demand (spec 1, section 9; PROD-026). */
export function Description({ text }: { readonly text: string }) {
  const t = useMessages();
  return <SeeMore text={text} moreLabel={t('product.more')} lessLabel={t('product.less')} />;
}
