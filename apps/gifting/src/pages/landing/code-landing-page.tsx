import { handCode } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { hrefFor } from '@shop/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { GiftLayout } from '../../components/landing/gift-layout.tsx';
import { Opening } from '../../components/landing/opening.tsx';
import { useMessages } from '../../components/shared/use-messages.ts';

/**
 * The address on a voucher and in its mail, `/{code}` (GIFT-017), where a visit comes to it by a link of the shop: it hands its code to
 * the page where gifts are used, before it is tried. So the code stands in no address any more, whatever it opens. A visit that begins
 * with that address gets that page from the server.
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
