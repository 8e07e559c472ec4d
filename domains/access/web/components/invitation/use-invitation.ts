import { useConnection } from '@hearth/client/context';
import { errorCode } from '@hearth/domains/identity/widgets';
import { useEffect, useState } from 'react';
import { acceptInvitation, declineInvitation, openInvitation } from '../../../contract/invitation-endpoints.ts';
import type { OpenedInvitation } from '../../../contract/schemas.ts';
import { forgetInvitationToken } from './kept-token.ts';

/** State of the invitation page. */
export interface InvitationState {
  readonly opened: OpenedInvitation | null;
  /** The address of whoever is signed in here: empty without one, null for nobody. */
  readonly reader: string | null;
  readonly end: 'accepted' | 'declined' | null;
  readonly busy: boolean;
  /** Why the last try did not go through. */
  readonly code: string | null;
}

/** Opens an invitation and answers it. */
export function useInvitation(token: string) {
  const { client, session } = useConnection();
  const [state, setState] = useState<InvitationState>({
    opened: null,
    reader: null,
    end: null,
    busy: false,
    code: null,
  });
  const change = (part: Partial<InvitationState>): void => setState((before) => ({ ...before, ...part }));

  useEffect(() => {
    if (token === '') return;
    Promise.all([client.call(openInvitation, { body: { token } }), findReader(session)]).then(
      ([opened, reader]) => change({ opened, reader }),
      (error: unknown) => change({ code: errorCode(error) }),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- only on arrival
  }, []);

  async function attempt(end: 'accepted' | 'declined', work: () => Promise<unknown>): Promise<void> {
    change({ busy: true, code: null });
    try {
      await work();
      forgetInvitationToken();
      change({ busy: false, end });
    } catch (error) {
      change({ busy: false, code: errorCode(error) });
    }
  }

  return {
    ...state,
    accept: () =>
      attempt('accepted', async () => {
        await client.call(acceptInvitation, { body: { token } });
        await session.loadUser();
      }),
    decline: () => attempt('declined', () => client.call(declineInvitation, { body: { token } })),
    leaveAccount: async () => {
      await session.signOut().catch(() => undefined);
      change({ reader: null, code: null });
    },
  };
}

async function findReader(session: ReturnType<typeof useConnection>['session']): Promise<string | null> {
  if ((await session.getToken().catch(() => null)) === null) return null;
  return (session.user() ?? (await session.loadUser()))?.email ?? '';
}
