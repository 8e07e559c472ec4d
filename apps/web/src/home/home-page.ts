import { ENGAGEMENT_SERVICE, WELCOME_SOURCE } from '@hearth/kit/constants';
import type { Permission } from '@hearth/kit/permissions';

/** The facts that decide a person's home page. */
export interface HomeFacts {
  readonly employer: boolean;
  /** Where the person's account comes from; null for one of our own. */
  readonly source: string | null;
  /** The welcome page was shown in this browser. */
  readonly welcomed: boolean;
  /** There is a brand in view; an employer may have none yet. */
  readonly inBrand: boolean;
  /** The person's navigation preference. */
  readonly preference: 'HALO_DASHBOARD' | 'RISK_ANALYSIS' | 'EMPLOYEE_VOICE' | null;
  readonly topLevel: boolean;
  readonly groupParent: boolean;
  /** Whether group parents count as top-level for the preferred dashboards; the login asks for it (reading 26). */
  readonly includeGroupParent: boolean;
  /** Codes of ACTIVE and PASS services. */
  readonly services: ReadonlySet<string>;
  readonly permissions: ReadonlySet<string>;
  /** Held at some brand below alone. */
  readonly permissionsBelow: ReadonlySet<string>;
  /** Reports may be filtered by all levels of the tree. */
  readonly allLevels: boolean;
  /** The company has no location yet, and the person may add one. */
  readonly isNewCompany: boolean;
  /** Something is left of the setup checklist, and the person has not hidden it. */
  readonly setupOpen: boolean;
}

/** The page that people of one source see first, and whoever has just signed up a company; once in each browser. */
export const WELCOME = '/welcome';

/** The fallback when no home page can be chosen; it never chooses again. */
export const LANDING = '/dashboard';

/** Where whoever sets a company up starts, until all of it is done. */
export const SETUP = '/dashboard/setup';

/**
 * The pages that could be a person's home, best first. The first one that exists here is taken: no home refuses its owner
 * (readings 26 and 27).
 */
export function homePages(facts: HomeFacts): readonly string[] {
  const homes = listHomes(facts);
  const isFirstTime = facts.source === WELCOME_SOURCE || facts.isNewCompany;
  return isFirstTime && !facts.welcomed ? [WELCOME, ...homes] : homes;
}

function listHomes(facts: HomeFacts): readonly string[] {
  if (!facts.employer) return ['/dashboard/member', LANDING];
  if (!facts.inBrand) return [LANDING];
  return [...preferredHomes(facts), ...(facts.setupOpen ? [SETUP] : []), ...fallbackHomes(facts), LANDING];
}

/** The feature and permission that each preferred page requires. */
const PREFERRED_PAGES = {
  HALO_DASHBOARD: { service: 'HALO_DASHBOARD', permission: 'VIEW_HALO_DASHBOARD' },
  RISK_ANALYSIS: { service: 'RISK_DETECTION', permission: 'ACCESS_RISK_DETECTION_DASHBOARD' },
  EMPLOYEE_VOICE: { service: ENGAGEMENT_SERVICE, permission: 'VIEW_TEAM_ENGAGEMENT' },
} as const;

function preferredHomes({
  preference,
  services,
  permissions,
  permissionsBelow,
  allLevels,
  topLevel,
  groupParent,
  includeGroupParent,
}: HomeFacts): readonly string[] {
  if (preference === null) return [];
  const needs = PREFERRED_PAGES[preference];
  if (!services.has(needs.service) || !(permissions.has(needs.permission) || permissionsBelow.has(needs.permission)))
    return [];
  const top = topLevel || (includeGroupParent && groupParent);
  switch (preference) {
    case 'HALO_DASHBOARD':
      return [overviewPage(top)];
    case 'RISK_ANALYSIS':
      // Over many locations the dashboard also needs reports of all levels (reading 37).
      return top ? (allLevels ? ['/risk-dashboard'] : []) : ['/tl-risk-dashboard'];
    case 'EMPLOYEE_VOICE':
      return ['/employee-voice'];
  }
}

/** The dashboard of all locations, or of those of one part of the group. */
function overviewPage(top: boolean): string {
  return top ? '/dashboard/gp-main-dashboard' : '/dashboard/parent-main-dashboard';
}

function fallbackHomes({
  topLevel,
  groupParent,
  services,
  permissions,
  permissionsBelow,
}: HomeFacts): readonly string[] {
  const byService =
    services.has('TEAM_LIVE') && !services.has('SOURCE_HIRE')
      ? '/schedule'
      : services.has('TTS_DASHBOARD')
        ? '/dashboard/tts'
        : '/dashboard/hiring';
  // Below the specified choice stand the pages that an installation without it has.
  const rest = [byService, '/dashboard/hiring', '/schedule'];
  // An overview of the locations says what to do next; a table of permissions does not (decision 0096).
  const overview = services.has(PREFERRED_PAGES.HALO_DASHBOARD.service) ? [overviewPage(topLevel || groupParent)] : [];
  const above = [...overview, '/access-portal/main'];
  // No home refuses its owner: who may not open one goes on to the next (reading 27).
  return (topLevel || groupParent ? [...above, ...rest] : rest).filter((page) => {
    const right = RIGHTS[page];
    return right === undefined || permissions.has(right) || (right !== 'MANAGE_ACCESS' && permissionsBelow.has(right));
  });
}

/** The right without which a page has nothing to show. Access is managed at the brand in view itself, the others show what is below it, too. */
const RIGHTS: Readonly<Record<string, Permission>> = {
  '/dashboard/gp-main-dashboard': 'VIEW_HALO_DASHBOARD',
  '/access-portal/main': 'MANAGE_ACCESS',
  '/dashboard/hiring': 'VIEW_APPLICATIONS',
  '/schedule': 'VIEW_SCHEDULE',
};
