import type { PetsPolicy } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { formatMoney } from '@shop/i18n';
import { useWords } from '../../shared/use-words.ts';

/** Whether animals may come along, how many, how heavy and at what price (spec 1, section 3, policy). */
export function PetsText({ policy }: { readonly policy: PetsPolicy }) {
  const { locale } = useSite();
  const words = useWords();
  const { petsAllowed, petsPrice, petsMaxWeight, petsMaxNumberOfPets } = policy;
  if (!petsAllowed) return <p>{words('stay.pets.none')}</p>;
  const price = petsPrice ? words('stay.pets.price', { amount: formatMoney(petsPrice, locale) }) : words('stay.pets.free');
  return (
    <p>
      {words('stay.pets.number', { count: petsMaxNumberOfPets })} {price}{' '}
      {petsMaxWeight !== undefined && words('stay.pets.weight', { kilograms: petsMaxWeight })}
    </p>
  );
}
