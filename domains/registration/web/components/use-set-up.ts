import { useClient } from '@hearth/client/context';
import { codeOf, textIn } from '@hearth/domains/identity/widgets';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useRef } from 'react';
import { setUp } from '../../contract/endpoints.ts';
import { useFirstSignIn } from './use-first-sign-in.ts';
import type { FirstSignIn } from './use-first-sign-in.ts';

/**
 * Uses the set-up link, then signs in. A link that is used although nobody heard an answer may have been used by this very
 * form: signing in tells.
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

  return useFirstSignIn(found, blame);
}
