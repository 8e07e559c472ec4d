/** The domains, lowest first. A domain imports from lower tiers only, through their doors; upward news travels as events. */
export const TIERS: readonly (readonly string[])[] = [
  ['identity'],
  ['core'],
  ['access'],
  ['media', 'user-preferences', 'registration', 'profiles', 'sms', 'approvals', 'notices'],
  ['federation', 'exports'],
  ['provisioning', 'tokens'],
  ['team'],
  ['documents', 'signatures'],
  ['eligibility'],
  ['requisitions', 'job-library', 'qualifications', 'onboarding', 'workplace', 'laws'],
  ['scheduling', 'jobs'],
  ['career-sites', 'deals', 'leave'],
  ['clock'],
  ['applications', 'compliance', 'surveys', 'announcements', 'auto-fill', 'demand', 'rosters', 'timesheets'],
  ['interviews'],
  ['messaging', 'matching', 'job-boards', 'candidates'],
  ['offers', 'fairness', 'sourcing', 'talent-pool'],
  ['webhooks'],
  ['core-reader', 'imports', 'dashboards', 'search', 'privacy'],
];

/**
 * Domains that were once a part of another, and the name that their calls, events and jobs have kept: paths are published, and a
 * job that waits in a queue is found by its name (decision 0106).
 */
export const PARTS_OF: Readonly<Record<string, string>> = { 'job-library': 'jobs', 'career-sites': 'jobs' };

/** The rooms of a domain and what may stand beside them. A new name needs a decision record. */
export const ROOMS = ['contract', 'rules', 'server', 'web', 'db', 'locales'] as const;
export const SERVER_ROOMS = ['actions', 'handlers', 'queries', 'jobs', 'phrases'] as const;
export const WEB_ROOMS = ['pages', 'components', 'state', 'career'] as const;
/** Words that say nothing about what a folder or file holds. */
export const EMPTY_WORDS = ['utils', 'util', 'helpers', 'helper', 'common', 'lib', 'misc', 'manager'] as const;

export const DOORS = [
  'contract',
  'schemas',
  'events',
  'rules',
  'service',
  'module',
  'routes',
  'open-routes',
  'session',
  'slots',
  'contributions',
  'widgets',
  'career',
  'career-browser',
  'factory',
  'seed',
] as const;

export function tierOf(domain: string): number {
  return TIERS.findIndex((tier) => tier.includes(domain));
}
