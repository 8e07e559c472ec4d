import { useConnection } from '@hearth/client/context';
import { codeOf, textIn, useLeave, withCaptcha } from '@hearth/domains/identity/widgets';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useRef, useState } from 'react';
import { setUp } from '../../contract/endpoints.ts';
import { fieldsOf } from './refused-fields.ts';

/** How far setting up has come. */
export interface SettingUp {
  readonly busy: boolean;
  /** Why the last try did not go through, when no field is to blame. */
  readonly code: string | null;
  /** The company is there; only signing in is missing. */
  readonly founded: boolean;
  readonly run: (data: FormData) => Promise<void>;
}

/**
 * Uses the set-up link, signs in with what was chosen, then leaves. A link that is used although nobody heard an answer may
 * have been used by this very form: signing in tells.
 */
export function useSetUp(link: string, blame: (field: string, code: string) => boolean): SettingUp {
  const { session, client } = useConnection();
  const leave = useLeave();
  const sent = useRef(false);
  const [state, setState] = useState({ busy: false, code: null as string | null, founded: false });

  async function found(data: FormData): Promise<string> {
    const zone = deviceZone();
    const again = sent.current;
    sent.current = true;
    try {
      const { email } = await client.call(setUp, {
        body: {
          code: link,
          first_name: textIn(data, 'first_name').trim(),
          last_name: textIn(data, 'last_name').trim(),
          email: textIn(data, 'email').trim(),
          password: textIn(data, 'password'),
          currency: { id: textIn(data, 'currency') },
          brand: { name: textIn(data, 'brand').trim(), time_zone: zone },
          place: { name: textIn(data, 'place').trim(), city: textIn(data, 'city').trim() },
        },
      });
      return email;
    } catch (error) {
      if (!again || codeOf(error) !== 'SETUP_LINK_USED') throw error;
      return textIn(data, 'email').trim();
    }
  }

  async function run(data: FormData): Promise<void> {
    setState((before) => ({ ...before, busy: true, code: null }));
    let founded = state.founded;
    try {
      const username = founded ? textIn(data, 'email').trim() : await found(data);
      founded = true;
      const step = await withCaptcha(client, (captcha) =>
        session.signIn({
          username,
          password: textIn(data, 'password'),
          ...(captcha === undefined ? {} : { captcha }),
        }),
      );
      // A new account has no second step; one that is asked for is answered at the sign-in page.
      if (step !== null) return setState({ busy: false, code: null, founded });
      await session.loadUser();
      await leave();
    } catch (error) {
      const code = codeOf(error);
      const blamed = fieldsOf(error).filter(({ field }) => blame(field, code));
      setState({ busy: false, code: blamed.length > 0 ? null : code, founded });
    }
  }

  return { ...state, run };
}
