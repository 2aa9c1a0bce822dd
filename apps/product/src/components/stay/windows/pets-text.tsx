import type { PetsPolicy } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { formatMoney } from '@shop/i18n';
import { useMessages } from '../../shared/use-messages.ts';

/** Whether animals may come along, how many, how heavy and at what price (spec 1, section 3, policy). */
export function PetsText({ policy }: { readonly policy: PetsPolicy }) {
  const { locale } = useSite();
  const t = useMessages();
  const { petsAllowed, petsPrice, petsMaxWeight, petsMaxNumberOfPets } = policy;
  if (!petsAllowed) return t('stay.pets.none');
  const price = petsPrice ? t('stay.pets.price', { amount: formatMoney(petsPrice, locale) }) : t('stay.pets.free');
  return (
    <>
      {t('stay.pets.number', { count: petsMaxNumberOfPets })} {price}{' '}
      {petsMaxWeight !== undefined && t('stay.pets.weight', { kilograms: petsMaxWeight })}
    </>
  );
}
