import { useConnection } from '@hearth/client/context';
import type { UserInfo } from '@hearth/client/session';
import { useEffect, useState } from 'react';

/** Who is applying: unknown yet, a guest, a candidate with an account, or an employer, who may not. */
export type Applicant =
  | { readonly kind: 'unknown' | 'guest' }
  | { readonly kind: 'person' | 'employer'; readonly user: UserInfo };

/**
 * Reads the session once; without an answer the applicant continues as a guest. A session that cannot be asked makes
 * nobody wait: they go on as a guest.
 */
export function useApplicant(): Applicant {
  const { session } = useConnection();
  const [applicant, setApplicant] = useState<Applicant>({ kind: 'unknown' });
  useEffect(() => {
    let here = true;
    const ask = async (): Promise<Applicant> => {
      if ((await session.getToken()) === null) return { kind: 'guest' };
      const user = session.user() ?? (await session.loadUser());
      if (user === null) return { kind: 'guest' };
      return { kind: user.user_employer === true ? 'employer' : 'person', user };
    };
    ask().then(
      (found) => here && setApplicant(found),
      () => here && setApplicant({ kind: 'guest' }),
    );
    return () => {
      here = false;
    };
  }, [session]);
  return applicant;
}
