import { deviceZone } from '@hearth/i18n/device-zone';
import { useConnection } from '@hearth/client/context';
import type { UserInfo } from '@hearth/client/session';
import type { SentInputOf } from '@hearth/kit/endpoint';
import { errorCode, readFormText, useLeave, withCaptcha } from '@hearth/domains/identity/widgets';
import { useRef, useState } from 'react';
import { register } from '../../contract/endpoints.ts';
import { readRefusedFields } from './refused-fields.ts';

type Registration = SentInputOf<typeof register>['body'];
export type SignUpRole = 'EMPLOYER' | 'CANDIDATE';

/** The progress of a sign-up. */
export interface SignUpState {
  readonly busy: boolean;
  /** Why the last try did not go through, when no field is to blame. */
  readonly code: string | null;
  /** The account is made; only what stands behind it is missing. */
  readonly almost: boolean;
  /** The address that has to be proven before it goes on; null where nothing waits for that. */
  readonly proving: string | null;
  readonly run: (data: FormData) => Promise<void>;
}

type State = Omit<SignUpState, 'run'>;

const FRESH: State = { busy: false, code: null, almost: false, proving: null };

function toRegistration(role: SignUpRole, data: FormData): Registration {
  const person = {
    first_name: readFormText(data, 'first_name').trim(),
    last_name: readFormText(data, 'last_name').trim(),
    user_type: role,
    registration_mode: 'NORMAL' as const,
  };
  if (role === 'CANDIDATE') return person;
  const zone = deviceZone();
  return {
    ...person,
    currency: { id: readFormText(data, 'currency') },
    brand: { name: readFormText(data, 'brand').trim(), time_zone: zone },
  };
}

type Connection = Pick<ReturnType<typeof useConnection>, 'session' | 'client'>;

/** Makes the account in the frame. */
async function makeAccount({ session, client }: Connection, data: FormData): Promise<void> {
  const phone = readFormText(data, 'phone_number').trim();
  await withCaptcha(client, (captcha) =>
    session.signUp({
      email: readFormText(data, 'email').trim(),
      password: readFormText(data, 'password'),
      ...(phone === '' ? {} : { phoneNumber: phone }),
      ...(captcha === undefined ? {} : { captcha }),
    }),
  );
}

/**
 * Makes the account in the frame, then what stands behind it, then leaves. A try that broke off between the two goes on where
 * it broke off; a business waits until the address is proven.
 */
export function useSignUp(
  role: SignUpRole,
  blame: (field: string, code: string) => boolean,
  /** Whoever came back is signed in with an account of an earlier try: nothing is asked of it again. */
  onResume: (account: UserInfo) => void,
): SignUpState {
  const connection = useConnection();
  const { session, client } = connection;
  const made = useRef(false);
  const [state, setState] = useState<State>(FRESH);
  const leave = useLeave(async () => {
    // Somebody without a business yet may found one with the account that they have.
    const user = role === 'EMPLOYER' ? (session.user() ?? (await session.loadUser())) : null;
    if (user === null || user.user_employer === true || made.current) return made.current;
    made.current = true;
    onResume(user);
    return true;
  });

  async function complete(data: FormData): Promise<void> {
    try {
      await client.call(register, { body: toRegistration(role, data) });
    } catch (error) {
      // The answer of an earlier try was lost on the way; what it asked for is there.
      if (errorCode(error) !== 'ALREADY_REGISTERED') throw error;
    }
    await session.loadUser();
  }

  async function run(data: FormData): Promise<void> {
    setState((before) => ({ ...before, busy: true, code: null, almost: made.current, proving: null }));
    try {
      if (!made.current) await makeAccount(connection, data);
      made.current = true;
      await complete(data);
      await leave();
    } catch (error) {
      const code = errorCode(error);
      if (code === 'ADDRESS_NOT_PROVEN') {
        const address = (session.user() ?? (await session.loadUser()))?.email ?? readFormText(data, 'email').trim();
        setState((before) => ({ ...before, busy: false, proving: address }));
        return;
      }
      const blamed = readRefusedFields(error).filter(({ field }) => blame(field, code));
      setState((before) => ({ ...before, busy: false, code: blamed.length > 0 ? null : code, almost: made.current }));
    }
  }

  return { ...state, run };
}
