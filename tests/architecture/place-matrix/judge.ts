import { expect, test } from 'vitest';
import { openMatrix } from './walk.ts';
import type { Cell, Matrix } from './walk.ts';
import type { Principal } from './scene.ts';

/** What is written beyond one's places by design, with why. */
const BY_DESIGN: Readonly<Record<string, string>> = {
  'privacy.eraseOwnData': 'whoever wants to be forgotten is, in every group that holds something of them',
  'applications.keepDraft': 'anybody may begin to apply for a post that everybody sees',
};
/** The positions of each run; MATRIX=whole adds the others. */
const EACH_RUN = ['own', 'parent', 'sibling', 'other tenant', 'mixed batch'];
const LONG_MS = 600_000;

/** Walks through the matrix for some of those who ask, and says of each what they got that is not theirs. */
export async function judge(isMeant: (principal: Principal) => boolean): Promise<Matrix> {
  const matrix = await openMatrix();
  const positions = process.env['MATRIX'] === 'whole' ? undefined : EACH_RUN;
  const meant = matrix.principals.filter(isMeant);

  test('the scene has something in every table, so that every table can leak', () => {
    expect(matrix.empty).toEqual([]);
  });

  test.each(meant.map((principal) => [principal.name, principal] as const))(
    '%s gets and writes nothing of another tenant or place, whatever ids are sent',
    async (_name, principal) => {
      const cells = await matrix.walk(principal, positions);
      expect(cells.flatMap((cell) => problemsOf(cell, principal, matrix))).toEqual([]);
      const handled = cells.filter(({ isHandled }) => isHandled);
      const done = handled.filter(({ status }) => status < 400);
      process.stdout.write(
        `${principal.name}: ${cells.length} cells, ${handled.length} reach a handler, ${done.length} succeed\n`,
      );
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

/** What is wrong with a cell, in words that can be read without it. */
function problemsOf(cell: Cell, principal: Principal, { registry }: Matrix): readonly string[] {
  const { asked, status, isHandled } = cell;
  const { endpoint, position } = asked;
  const found = endpoint.id in BY_DESIGN ? [] : [...cell.leaks];
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
  return found.map((what) => `${endpoint.id}, ${position}: ${what} (${status}, ${asked.sent.slice(0, 160)})`);
}
