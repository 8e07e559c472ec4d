import { useClient } from '@hearth/client/context';
import { errorCode, readFormText } from '@hearth/domains/identity/widgets';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useRef } from 'react';
import { setUp } from '../../contract/endpoints.ts';
import { useFirstSignIn } from './use-first-sign-in.ts';
import type { FirstSignIn } from './use-first-sign-in.ts';

/**
 * Uses the set-up link and signs in; if it is already used, by a lost answer perhaps, signing in tells. A link that
 * is used although nobody heard an answer may have been used by this very form: signing in tells.
 */
export function useSetUp(link: string, blame: (field: string, code: string) => boolean): FirstSignIn {
  const client = useClient();
  const sent = useRef(false);

  async function found(data: FormData): Promise<string> {
    const zone = deviceZone();
    const again = sent.current;
    sent.current = true;
    try {
      const { email } = await client.call(setUp, {
        body: {
          code: link,
          first_name: readFormText(data, 'first_name').trim(),
          last_name: readFormText(data, 'last_name').trim(),
          email: readFormText(data, 'email').trim(),
          password: readFormText(data, 'password'),
          currency: { id: readFormText(data, 'currency') },
          brand: { name: readFormText(data, 'brand').trim(), time_zone: zone },
          place: { name: readFormText(data, 'place').trim(), city: readFormText(data, 'city').trim() },
        },
      });
      return email;
    } catch (error) {
      if (!again || errorCode(error) !== 'SETUP_LINK_USED') throw error;
      return readFormText(data, 'email').trim();
    }
  }

  return useFirstSignIn(found, blame);
}
