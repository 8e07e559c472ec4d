import { FEDERATED, PASSKEY } from './protocol.ts';
import type { FederatedChallenge, FrameRequest, Results, RequestType, SignInChallenge } from './protocol.ts';
import { callSession, PATHS, Refused } from './session-calls.ts';
import type { ServerToken } from './session-calls.ts';
import type { TokenHolder } from './token-holder.ts';

type MessageHandlers = { readonly [T in RequestType]: (payload: FrameRequest<T>['payload']) => Promise<Results[T]> };

type FederatedResult =
  | { readonly state: 'PENDING' }
  | { readonly state: 'FAILED'; readonly error: string }
  | ({ readonly state: 'CHALLENGE' } & SignInChallenge)
  | { readonly state: 'DONE'; readonly token: ServerToken; readonly is_new_user: boolean };

/**
 * The handlers of the eight messages; `embedder` is the origin of the embedding page. `embedder` is the origin of the
 * page that it stands in.
 */
export function createHandlers(holder: TokenHolder, embedder: () => string): MessageHandlers {
  return {
    getToken: ({ fresh }) => holder.token(fresh),
    login: async ({ username, password, validationData }) => {
      const answer = await callSession<ServerToken | SignInChallenge>(PATHS.login, {
        username,
        password,
        ...(validationData && { validation_data: validationData }),
      });
      return 'challenge' in answer ? answer : holder.adopt(answer);
    },
    signUp: async ({ email, password, phone_number, validationData }) =>
      holder.adopt(
        await callSession<ServerToken>(PATHS.signUp, {
          email,
          password,
          ...(phone_number !== undefined && { phone_number }),
          ...(validationData && { validation_data: validationData }),
        }),
      ),
    getRefreshToken: () => callSession(PATHS.handle, {}),
    signOut: async () => {
      const answer = await callSession<Results['signOut']>(PATHS.signOut, {});
      holder.end();
      return answer;
    },
    isImpersonating: async ({ stop }) => {
      if (stop !== true) return callSession(PATHS.isImpersonating, {});
      await callSession(PATHS.stopImpersonating, {});
      // The other tabs hear of the token that holds from now on.
      await holder.token(true);
      return { is_impersonating: false };
    },
    sendCustomChallengeAnswer: (payload) => answerChallenge(holder, payload),
    federate: async ({ provider }) => {
      if (provider === PASSKEY) {
        const asked = await callSession<{ challenge: string; rp_id: string }>(PATHS.passkeyChallenge, {});
        return { link: asked.rp_id, challenge_id: PASSKEY + asked.challenge };
      }
      const started = await callSession<FederatedChallenge>(PATHS.federate, { provider, return_origin: embedder() });
      return { ...started, challenge_id: FEDERATED + started.challenge_id };
    },
  };
}

async function answerChallenge(
  holder: TokenHolder,
  { challenge_id, answer, lost_device: lost, trust_device }: FrameRequest<'sendCustomChallengeAnswer'>['payload'],
): Promise<Results['sendCustomChallengeAnswer']> {
  if (challenge_id.startsWith(FEDERATED)) return endFederated(holder, challenge_id, answer);
  if (challenge_id.startsWith(PASSKEY)) {
    const challenge = challenge_id.slice(PASSKEY.length);
    return holder.adopt(await callSession<ServerToken>(PATHS.passkey, { challenge, credential: answer }));
  }
  return lost === true
    ? callSession(PATHS.lostDevice, { challenge_id })
    : holder.adopt(await callSession<ServerToken>(PATHS.challenge, { challenge_id, answer, trust_device }));
}

async function endFederated(
  holder: TokenHolder,
  challengeId: string,
  code: string,
): Promise<Results['sendCustomChallengeAnswer']> {
  const end = await callSession<FederatedResult>(PATHS.federation, {
    challenge_id: challengeId.slice(FEDERATED.length),
    ...(code !== '' && { code }),
  });
  if (end.state === 'PENDING') return { pending: true };
  if (end.state === 'FAILED') throw new Refused({ code: end.error, status: 403 });
  if (end.state === 'CHALLENGE') return { challenge: end.challenge };
  return { ...holder.adopt(end.token), is_new_user: end.is_new_user };
}
