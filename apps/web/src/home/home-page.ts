/** What the choice of a home page looks at. */
export interface HomeFacts {
  readonly employer: boolean;
  /** The person's navigation preference. */
  readonly preference: 'HALO_DASHBOARD' | 'RISK_ANALYSIS' | 'EMPLOYEE_VOICE' | null;
  readonly topLevel: boolean;
  readonly groupParent: boolean;
  /** Whether group parents count as top-level for the preferred dashboards; the login asks for it (reading 26). */
  readonly includeGroupParent: boolean;
  /** Codes of ACTIVE and PASS services. */
  readonly services: ReadonlySet<string>;
  readonly permissions: ReadonlySet<string>;
  /** Reports may be filtered by all levels of the tree. */
  readonly allLevels: boolean;
}

/** Where people land when their home cannot be chosen; this page never chooses again. */
export const LANDING = '/dashboard';

/**
 * The pages that could be a person's home, best first. The first one that exists here is taken: no home refuses its owner
 * (readings 26 and 27).
 */
export function homePages(facts: HomeFacts): readonly string[] {
  if (!facts.employer) return ['/dashboard/member', LANDING];
  return [...preferred(facts), ...otherwise(facts), LANDING];
}

function preferred({
  preference,
  permissions,
  allLevels,
  topLevel,
  groupParent,
  includeGroupParent,
}: HomeFacts): readonly string[] {
  const top = topLevel || (includeGroupParent && groupParent);
  if (preference === 'HALO_DASHBOARD' && permissions.has('VIEW_HALO_DASHBOARD')) {
    return [top ? '/dashboard/gp-main-dashboard' : '/dashboard/parent-main-dashboard'];
  }
  if (preference === 'RISK_ANALYSIS' && permissions.has('ACCESS_RISK_DETECTION_DASHBOARD') && (!top || allLevels)) {
    return [top ? '/risk-dashboard' : '/tl-risk-dashboard'];
  }
  if (preference === 'EMPLOYEE_VOICE' && permissions.has('VIEW_TEAM_ENGAGEMENT')) return ['/employee-voice'];
  return [];
}

function otherwise({ topLevel, groupParent, services, permissions }: HomeFacts): readonly string[] {
  const byService =
    services.has('TEAM_LIVE') && !services.has('SOURCE_HIRE')
      ? '/schedule'
      : services.has('TTS_DASHBOARD')
        ? '/dashboard/tts'
        : '/dashboard/hiring';
  // Below the specified choice stand the pages that an installation without it has.
  const rest = [byService, '/dashboard/hiring', '/schedule'];
  // No home refuses its owner: without the right to manage access they go on as at a location (reading 27).
  const top = (topLevel || groupParent) && permissions.has('MANAGE_ACCESS');
  return top ? ['/access-portal/main', ...rest] : rest;
}
