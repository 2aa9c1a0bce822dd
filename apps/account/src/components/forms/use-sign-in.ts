import { useSite } from '@shop/contracts/page';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { signInFault, type SignInFault } from '../../views/sign-in-fault.ts';
import { wayBack } from '../../views/way-back.ts';

export interface SignInCall<Given> {
  /** Asks the server to let somebody in, or out; rejects where it does not, and answers `false` where something else comes first. */
  readonly enter: (given: Given) => Promise<unknown>;
  /** Reloads a page: the server renders it for the customer who is signed in now. */
  readonly leave?: (to: string) => void;
}

/** Lets somebody in and goes on where he came from; or says why not. */
export function useSignIn<Given>({ enter, leave = (to) => location.assign(to) }: SignInCall<Given>) {
  const { prefix } = useSite();
  const { search } = useLocation();
  const [{ isBusy, fault }, setState] = useState<{ readonly isBusy: boolean; readonly fault?: SignInFault }>({ isBusy: false });
  const send = (given: Given) => {
    setState({ isBusy: true });
    enter(given).then(
      (answer) => (answer === false ? setState({ isBusy: false }) : leave(prefix + wayBack(search))),
      (error: unknown) => setState({ isBusy: false, fault: signInFault(error) }),
    );
  };
  return { isBusy, fault, send };
}
