import type { FrameRequest, Results, RequestType, SignInChallenge } from './protocol.ts';
import { callSession, PATHS, Refused } from './session-calls.ts';
import type { ServerToken } from './session-calls.ts';
import type { TokenHolder } from './token-holder.ts';

type Answers = { readonly [T in RequestType]: (payload: FrameRequest<T>['payload']) => Promise<Results[T]> };

const NOT_BUILT = { code: 'NOT_BUILT', status: 501 };

/** What the frame does for each of the eight messages. */
export function answersOf(holder: TokenHolder): Answers {
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
    isImpersonating: () => callSession(PATHS.isImpersonating, {}),
    sendCustomChallengeAnswer: async ({ challenge_id, answer, lost_device: lost }) =>
      lost === true
        ? callSession(PATHS.lostDevice, { challenge_id })
        : holder.adopt(await callSession<ServerToken>(PATHS.challenge, { challenge_id, answer })),
    federate: () => Promise.reject(new Refused(NOT_BUILT)),
  };
}
