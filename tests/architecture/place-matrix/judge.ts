import type { Endpoint } from '@hearth/kit/endpoint';
import { expect, test } from 'vitest';
import type { Registry } from './registry.ts';
import { openMatrix } from './walk.ts';
import type { Cell, Leak, Matrix } from './walk.ts';
import type { Principal } from './scene.ts';

type Allows = (leak: Leak, principal: Principal) => boolean;
type ByDesign = { readonly why: string; readonly allows: Allows };

/** Calls that put on record what somebody exports. */
const EXPORTS = [
  'exports.exportLocations',
  'team.exportEmployees',
  'scheduling.exportTimeOff',
  'qualifications.exportStandings',
  'documents.exportDocumentLines',
  'signatures.exportAgreementPeople',
  'jobs.exportJobs',
  'applications.exportApplications',
  'timesheets.exportHours',
];
const onRecord: ByDesign = {
  why: 'an export is on record as it was asked for: with the ids that its filters named, and at the brand where it was asked',
  allows: ({ what, mark, table }, { tenant, above }) =>
    table === 'exports.export_event' &&
    (what.startsWith('writes exports.export_event that tells of') || (mark.tenant === tenant && above.has(mark.spot))),
};

/** What is told or written beyond one's places by design: which of it, and why. */
const BY_DESIGN: Readonly<Record<string, ByDesign>> = {
  ...Object.fromEntries(EXPORTS.map((id) => [id, onRecord])),
  'privacy.eraseOwnData': {
    why: 'whoever wants to be forgotten is, in every group that holds something of them',
    allows: ({ mark, table }, { applied }) => table !== undefined && mark.tenant === applied?.[0],
  },
  'applications.keepDraft': {
    why: 'anybody may begin to apply for a post that everybody sees',
    allows: ({ mark, table }) => table === 'applications.draft' && mark.kind === 'p',
  },
  'access.listOwnGroups': {
    why: 'whoever works in a suspended brand sees that they do, and can leave it',
    allows: ({ mark, table }, { tenant }) => table === undefined && mark.tenant === tenant,
  },
};
const LONG_MS = 600_000;

/** Walks through the matrix for some of those who ask, and says of each what they got that is not theirs. */
export async function judge(isMeant: (principal: Principal) => boolean): Promise<Matrix> {
  const matrix = await openMatrix();
  const meant = matrix.principals.filter(isMeant);

  test('the scene has something in every table, so that every table can leak', () => {
    expect(matrix.empty).toEqual([]);
  });

  test.each(meant.map((principal) => [principal.name, principal] as const))(
    '%s gets and writes nothing of another tenant or place, whatever ids are sent',
    async (_name, principal) => {
      const cells = await matrix.walk(principal, process.env['MATRIX'] === 'whole');
      const handled = cells.filter(({ isHandled }) => isHandled);
      const done = handled.filter(({ status }) => status < 400);
      process.stdout.write(
        `${principal.name}: ${cells.length} cells, ${handled.length} reach a handler, ${done.length} succeed\n`,
      );
      expect(cells.flatMap((cell) => problemsOf(cell, principal, matrix))).toEqual([]);
      // Who refuses everything leaks nothing: those who may do get what is theirs.
      if (principal.reach.size > 0) expect(done.length).toBeGreaterThan(cells.length / 20);
    },
    LONG_MS,
  );

  test('the log holds no word of anybody', () => {
    expect(matrix.lines.filter((line) => /zq[abc]\d[cv]/i.test(line))).toEqual([]);
  });
  return matrix;
}

/** What a cell told or wrote that is neither this principal's nor told or written by design, in words. */
export function leaksOf({ asked, leaks }: Cell, principal: Principal): string[] {
  const byDesign = BY_DESIGN[asked.endpoint.id];
  return leaks.filter((leak) => byDesign?.allows(leak, principal) !== true).map(({ what }) => what);
}

/** Whether somebody is the candidate of an application, or of the house at its place, as the access asks. */
function isParty(
  kind: Endpoint['access']['kind'],
  applicationId: string | undefined,
  principal: Principal,
  registry: Registry,
): boolean {
  const at = registry.marks.get(applicationId ?? '');
  if (at === undefined || applicationId === undefined) return false;
  const isCandidate = registry.rowOf(applicationId)?.['user_id'] === principal.userId;
  const isOfHouse = at.tenant === principal.tenant && principal.reach.has(at.spot);
  return (kind !== 'house' && isCandidate) || (kind !== 'candidate' && isOfHouse);
}

/** What is wrong with a cell, in words that can be read without it. */
function problemsOf(cell: Cell, principal: Principal, { registry }: Matrix): readonly string[] {
  const { asked, status, isHandled } = cell;
  const { endpoint, position } = asked;
  const found = leaksOf(cell, principal);
  if (status >= 500) found.push(`answers ${status}`);
  const { access } = endpoint;
  if (access.kind !== 'anyone' && access.kind !== 'provisioner' && principal.isRefused && status !== 401)
    found.push(`is not refused: ${status}`);
  const at = registry.marks.get(asked.brandId ?? '');
  if (access.kind === 'brand' && isHandled) {
    const reaches =
      at !== undefined &&
      at.tenant === principal.tenant &&
      (principal.reach.has(at.spot) || (access.orBelow && principal.above.has(at.spot)));
    if (!reaches) found.push('passes the gate at a brand out of reach');
  }
  if ('application' in access && isHandled && !isParty(access.kind, asked.applicationId, principal, registry))
    found.push('passes the gate as no party');
  return found.map((what) => `${endpoint.id}, ${position}: ${what} (${status}, ${asked.sent.slice(0, 160)})`);
}
