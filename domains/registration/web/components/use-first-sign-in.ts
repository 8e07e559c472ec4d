import { useConnection } from '@hearth/client/context';
import { errorCode, readFormText, useLeave, withCaptcha } from '@hearth/domains/identity/widgets';
import { useState } from 'react';
import { readRefusedFields } from './refused-fields.ts';

/** The progress of an account that a link creates. */
export interface FirstSignIn {
  readonly busy: boolean;
  /** Why the last try did not go through, when no field is to blame. */
  readonly code: string | null;
  /** The account is there; only signing in is missing. */
  readonly made: boolean;
  readonly run: (data: FormData) => Promise<void>;
}

/** Makes an account, which answers its address, signs in with what was chosen, then leaves. A try that broke off in between goes on there. */
export function useFirstSignIn(
  make: (data: FormData) => Promise<string>,
  blame: (field: string, code: string) => boolean,
): FirstSignIn {
  const { session, client } = useConnection();
  const leave = useLeave();
  const [state, setState] = useState({ busy: false, code: null as string | null, made: false });

  async function run(data: FormData): Promise<void> {
    setState((before) => ({ ...before, busy: true, code: null }));
    let { made } = state;
    try {
      const username = made ? readFormText(data, 'email').trim() : await make(data);
      made = true;
      const step = await withCaptcha(client, (captcha) =>
        session.signIn({
          username,
          password: readFormText(data, 'password'),
          ...(captcha === undefined ? {} : { captcha }),
        }),
      );
      // A new account has no second step; one that is asked for is answered at the sign-in page.
      if (step !== null) return setState({ busy: false, code: null, made });
      await session.loadUser();
      await leave();
    } catch (error) {
      const code = errorCode(error);
      const blamed = readRefusedFields(error).filter(({ field }) => blame(field, code));
      setState({ busy: false, code: blamed.length > 0 ? null : code, made });
    }
  }

  return { ...state, run };
}
