import { useState } from 'react';
import { passkeyFault, type PasskeyFault } from '../../views/passkeys/passkey-fault.ts';

interface CallState {
  readonly isBusy: boolean;
  readonly fault?: PasskeyFault;
}

/** Something that a passkey or its list is called for, one at a time, and why nothing came of it. */
export function usePasskeyCall() {
  const [state, setState] = useState<CallState>({ isBusy: false });
  const run = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (state.isBusy) return false;
    setState({ isBusy: true });
    try {
      await call();
      setState({ isBusy: false });
      return true;
    } catch (error) {
      setState({ isBusy: false, fault: passkeyFault(error) });
      return false;
    }
  };
  return {
    ...state,
    run,
    fail: (error: unknown) => setState({ isBusy: false, fault: passkeyFault(error) }),
    clear: () => setState({ isBusy: false }),
  };
}
