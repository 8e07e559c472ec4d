import { HIRING, LANGUAGES } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { count, optionalText, page, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { BONUS_CHANGED, BONUS_OWN, POST_APPLIED_FOR, POST_NOT_SHARED } from './failures.ts';
import {
  bonus,
  bonusDecision,
  bonusRule,
  openPost,
  ownReferral,
  promised,
  referredBy,
  ruleContent,
  sharedLink,
} from './schemas.ts';
import { listOwnApplications } from '@hearth/domains/applications/contract';

const service = 'social-referral';
const onePost = z.object({ job_id: uuid });
const inBrand = z.object({ id: uuid });
const decider = brand('id', 'DECIDE_BONUSES', { orBelow: true });

export const listOpenPosts = endpoint({
  id: 'sourcing.listOpenPosts',
  method: 'GET',
  path: '/v1/my/open_posts',
  service,
  summary:
    'Lists the live jobs of the groups that the caller works for, staff-only ones first, and their referral bonuses.',
  access: signedIn(),
  whileActing: 'refused',
  query: z.object(page),
  answer: z.object({ posts: z.array(openPost), is_employed: z.boolean() }),
});

export const getOpenPost = endpoint({
  id: 'sourcing.getOpenPost',
  method: 'GET',
  path: '/v1/my/open_posts/{job_id}',
  service,
  summary: 'Returns one of these jobs with its description.',
  access: signedIn(),
  whileActing: 'refused',
  params: onePost,
  answer: openPost.extend({ description: z.string() }),
});

export const applyInside = endpoint({
  id: 'sourcing.applyInside',
  weight: 'heavy',
  method: 'POST',
  path: '/v1/my/open_posts/{job_id}/application',
  service,
  summary: 'Applies as an employee of the group, with their existing details instead of a form.',
  access: signedIn(),
  whileActing: 'refused',
  params: onePost,
  body: z.strictObject({ message: optionalText(4000), language: z.enum(LANGUAGES) }),
  answer: z.object({ application_id: uuid }),
  changes: () => [listOpenPosts, listOwnApplications],
  failures: { POST_APPLIED_FOR },
});

export const shareOpenPost = endpoint({
  id: 'sourcing.shareOpenPost',
  method: 'POST',
  path: '/v1/my/open_posts/{job_id}/link',
  service,
  summary:
    'Returns the caller’s own link to a public job: anyone who applies through it within 30 days counts as their referral.',
  access: signedIn(),
  whileActing: 'refused',
  params: onePost,
  answer: sharedLink,
  failures: { POST_NOT_SHARED },
});

export const listOwnReferrals = endpoint({
  id: 'sourcing.listOwnReferrals',
  method: 'GET',
  path: '/v1/my/referrals',
  service,
  summary: 'Lists the caller’s referrals, newest first, with a coarse status and the bonus.',
  access: signedIn(),
  whileActing: 'refused',
  query: z.object(page),
  answer: z.object({ referrals: z.array(ownReferral) }),
});

export const listReferredBy = endpoint({
  id: 'sourcing.listReferredBy',
  method: 'GET',
  path: '/v1/my/referred_applications',
  service,
  summary: 'Lists the caller’s own applications that came through a colleague’s link, and whose.',
  access: signedIn(),
  whileActing: 'refused',
  answer: z.object({ referred: z.array(referredBy) }),
});

export const disputeReferral = endpoint({
  id: 'sourcing.disputeReferral',
  method: 'POST',
  path: '/v1/my/referred_applications/{application_id}/dispute',
  service,
  summary: 'Rejects a referral: the application goes on, and the referral no longer counts.',
  access: signedIn(),
  whileActing: 'refused',
  params: z.object({ application_id: uuid }),
  answer: referredBy,
  changes: () => [listReferredBy],
});

export const getReferral = endpoint({
  id: 'sourcing.getReferral',
  method: 'GET',
  path: '/v1/brands/{id}/applications/{application_id}/referral',
  service,
  summary: 'Returns who referred an application; null without a referral.',
  access: brand('id', 'VIEW_APPLICATIONS', { orBelow: true, services: HIRING }),
  whileActing: 'allowed',
  params: z.object({ id: uuid, application_id: uuid }),
  answer: z.object({ referral: z.object({ referrer_name: z.string(), disputed: z.boolean() }).nullable() }),
});

export const listBonuses = endpoint({
  id: 'sourcing.listBonuses',
  method: 'GET',
  path: '/v1/brands/{id}/referral_bonuses',
  service,
  summary: 'Lists bonus instalments at and below a brand, newest first: to approve, to pay, pending, or over.',
  access: decider,
  whileActing: 'refused',
  params: inBrand,
  query: z.object({
    show: z.enum(['DECIDE', 'PAY', 'WAIT', 'OVER']),
    before: uuid.optional(),
    limit: count(1, 100).optional(),
  }),
  answer: z.object({ bonuses: z.array(bonus), next: uuid.nullable() }),
});

export const decideBonus = endpoint({
  id: 'sourcing.decideBonus',
  method: 'POST',
  path: '/v1/brands/{id}/referral_bonuses/{bonus_id}',
  service,
  summary: 'Approves, declines or pays a bonus instalment, or withdraws an approval; never the caller’s own.',
  access: decider,
  whileActing: 'refused',
  params: z.object({ id: uuid, bonus_id: uuid }),
  body: bonusDecision,
  answer: bonus,
  changes: () => [listBonuses],
  failures: { BONUS_CHANGED, BONUS_OWN },
});

export const exportBonuses = endpoint({
  id: 'sourcing.exportBonuses',
  weight: 'heavy',
  method: 'GET',
  path: '/v1/brands/{id}/referral_bonuses/export',
  service,
  summary: 'Exports the same instalments as a CSV file that is safe to open in a spreadsheet, 5,000 at most.',
  access: decider,
  whileActing: 'refused',
  params: inBrand,
  query: z.object({ show: z.enum(['DECIDE', 'PAY', 'WAIT', 'OVER']) }),
  answers: 'raw',
});

export const getBonusRules = endpoint({
  id: 'sourcing.getBonusRules',
  method: 'GET',
  path: '/v1/brands/{id}/bonus_rules',
  service,
  summary: 'Returns the referral bonus of a brand or one of its jobs: what applies today, and its own rules.',
  access: brand('id', 'VIEW_JOBS', { services: HIRING }),
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({ job_id: uuid.optional() }),
  answer: z.object({ holds: promised.nullable(), own: z.array(bonusRule), currency: z.string() }),
});

export const addBonusRule = endpoint({
  id: 'sourcing.addBonusRule',
  method: 'POST',
  path: '/v1/brands/{id}/bonus_rules',
  service,
  summary: 'Sets a referral bonus from a date on, for a brand or one of its jobs. Earlier referrals keep their bonus.',
  access: brand('id', 'DECIDE_BONUSES'),
  whileActing: 'refused',
  params: inBrand,
  body: ruleContent.extend({ job_id: uuid.nullable() }),
  answer: z.object({ holds: promised.nullable(), own: z.array(bonusRule), currency: z.string() }),
  changes: () => [getBonusRules],
});
