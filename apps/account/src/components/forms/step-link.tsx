import { useSite } from '@shop/contracts/page';
import { Button } from '@shop/design-system';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { authenticationHref, type AuthenticationStep } from '../../views/authentication-step.ts';
import { routerLink } from '../router-link.tsx';

export interface StepLinkProps {
  readonly to: AuthenticationStep;
  readonly look?: 'secondary' | 'link';
  /** Key of its message. */
  readonly label: string;
}

/** Leads to another step; where to go on after signing in is kept. */
export function StepLink({ to, look = 'link', label }: StepLinkProps) {
  const { locale } = useSite();
  const { search } = useLocation();
  return (
    <Button look={look} wide={look === 'secondary'} href={authenticationHref(to, locale, search)} render={routerLink}>
      <FormattedMessage id={label} />
    </Button>
  );
}
