import { brand, endpoint } from '@hearth/kit/endpoint';
import { instant, string, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { ACTING_ELSEWHERE, ACTING_RANK, ACTING_SELF, ALREADY_ACTING, NO_PROOF } from './failures.ts';

/** The longest reason, in characters. */
export const REASON_LENGTH = 300;
/** For how long somebody may act for a person, in minutes. */
export const ACTING_MINUTES = [5, 10, 15, 30] as const;

const params = z.strictObject({ id: uuid, user_id: uuid });
const shared = { service: 'team', access: brand('id', 'IMPERSONATE'), whileActing: 'refused', params } as const;
const failures = { ACTING_ELSEWHERE, ACTING_RANK, ACTING_SELF };

export const getImpersonationOffer = endpoint({
  ...shared,
  id: 'team.getImpersonationOffer',
  method: 'GET',
  path: '/v1/brands/{id}/impersonations/{user_id}',
  summary: 'Returns whether the caller can act for a person, and how they confirm their identity first.',
  answer: z.strictObject({ user_name: z.string(), proof: z.enum(['TOTP', 'PASSWORD', 'NONE']) }),
  failures,
});

export const startImpersonation = endpoint({
  ...shared,
  id: 'team.startImpersonation',
  method: 'POST',
  path: '/v1/brands/{id}/impersonations/{user_id}',
  transaction: 'none',
  mergeable: false,
  summary: 'Starts acting for a person: the browser’s next tokens are in their name until it is stopped or expires.',
  body: z.strictObject({
    reason: text(REASON_LENGTH),
    minutes: z.literal([...ACTING_MINUTES]),
    /** A code of the caller’s second step, or their password where they have none. */
    proof: string(1024).min(1),
  }),
  answer: z.strictObject({ impersonation_id: uuid, ends_at: instant }),
  changes: () => [],
  failures: { ...failures, ALREADY_ACTING, NO_PROOF },
});
