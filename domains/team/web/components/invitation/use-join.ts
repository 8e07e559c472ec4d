import { useConnection } from '@hearth/client/context';
import { errorCode, findNewPasswordProblem, ownWords } from '@hearth/domains/identity/widgets';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  acceptMailedInvitation,
  joinByMailedInvitation,
  openMailedInvitation,
} from '../../../contract/mailed-invitation-endpoints.ts';
import { forgetJoinCode } from './kept-code.ts';

/** State of the page that an email's link opens. */
interface JoinState {
  readonly opened: AnswerOf<typeof openMailedInvitation> | null;
  /** The address of whoever is signed in here; null for nobody. */
  readonly reader: string | null;
  readonly busy: boolean;
  /** Why the last try did not go through. */
  readonly problem: string | null;
}

/** Opens an invitation and joins: with a new password, or with the account that its address has. */
export function useJoin(code: string) {
  const { client, session } = useConnection();
  const navigate = useNavigate();
  const [state, setState] = useState<JoinState>({ opened: null, reader: null, busy: false, problem: null });
  const change = (part: Partial<JoinState>): void => setState((before) => ({ ...before, ...part }));

  useEffect(() => {
    if (code === '') return;
    Promise.all([client.call(openMailedInvitation, { body: { code } }), findReader(session)]).then(
      ([opened, reader]) => setState((before) => ({ ...before, opened, reader })),
      (error: unknown) => setState((before) => ({ ...before, problem: errorCode(error) })),
    );
  }, [client, session, code]);

  async function attempt(work: () => Promise<string>): Promise<void> {
    change({ busy: true, problem: null });
    try {
      const next = await work();
      forgetJoinCode();
      await navigate(next, { replace: true });
    } catch (error) {
      change({ busy: false, problem: errorCode(error) });
    }
  }

  return {
    ...state,
    accept: async (password: string): Promise<void> => {
      const weak = findNewPasswordProblem(password, ownWords(state.opened?.address ?? ''));
      if (weak !== null) return change({ problem: weak });
      await attempt(async () => {
        const { email } = await client.call(acceptMailedInvitation, { body: { code, password } });
        const step = await session.signIn({ username: email, password }).catch(() => 'login' as const);
        return step === null ? '/' : '/user/login';
      });
    },
    join: () =>
      attempt(async () => {
        await client.call(joinByMailedInvitation, { body: { code } });
        await session.loadUser();
        return '/';
      }),
    leaveAccount: async (): Promise<void> => {
      await session.signOut().catch(() => undefined);
      change({ reader: null, problem: null });
    },
  };
}

async function findReader(session: ReturnType<typeof useConnection>['session']): Promise<string | null> {
  if ((await session.getToken().catch(() => null)) === null) return null;
  return (session.user() ?? (await session.loadUser()))?.email ?? '';
}
