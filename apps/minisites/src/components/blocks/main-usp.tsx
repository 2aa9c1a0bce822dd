import { FactList, Section, isIconName } from '@shop/design-system';
import type { BlockOf } from './content-blocks.tsx';

/** Why to book here, in a few words each. */
export function MainUsp({ block }: { readonly block: BlockOf<'MainUSP'> }) {
  if (block.items.length === 0) return null;
  const facts = block.items.map(({ icon, title, text }) => ({ icon: isIconName(icon) ? icon : ('check' as const), title, text }));
  return (
    <Section title={block.title}>
      <FactList columns={4} facts={facts} />
    </Section>
  );
}
