import { useSite } from '@shop/contracts/page';
import { hrefFor } from '@shop/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { handCode } from '../../components/landing/handed-code.ts';
import { useMessages } from '../../components/shared/use-messages.ts';
import { GiftLayout, Opening } from './use-gift-page.tsx';

/**
 * The address on a voucher and in its mail, `/{code}` (GIFT-017): it hands its code to the page where gifts are used, before it is
 * tried. So the code stands in no address any more, whatever it opens.
 */
export function CodeLandingPage() {
  const { code = '' } = useParams();
  const { locale } = useSite();
  const t = useMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    handCode(client, code);
    void navigate(hrefFor('beneficiaryLogin', locale), { replace: true });
  }, [client, code, locale, navigate]);
  return (
    <GiftLayout title={t('gifting.use.held')}>
      <Opening />
    </GiftLayout>
  );
}
