import { SeeMore } from '@shop/design-system';
import { useWords } from './use-words.ts';

/** What a product says of itself at length: its beginning, and the rest on demand (spec 1, section 9; decision A-073). */
export function Description({ text }: { readonly text: string }) {
  const words = useWords();
  return <SeeMore text={text} moreLabel={words('product.more')} lessLabel={words('product.less')} />;
}
