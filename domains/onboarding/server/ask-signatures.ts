import { requestSignature, signingLinkOf } from '@hearth/domains/signatures/service';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { advance } from './advance.ts';
import { deedOf } from './do-step.ts';
import { insertChanges } from './queries/change.ts';
import type { JourneyRow } from './queries/journey.ts';
import { findStepsOf, type StepRow, stepRows } from './queries/step.ts';
import { onboardingWords, toLanguage } from './words.ts';

/** What became of agreements that steps name. */
interface Outcome {
  readonly signed: ReadonlySet<string>;
  /** Of these no signature can be asked for. */
  readonly gone?: ReadonlySet<string>;
}

/** Ends open steps of agreements: done where everybody has signed, waived with a reason where nothing can be asked for. The caller holds the onboarding locked. */
export async function settleSigned(
  work: Work<'system'>,
  row: JourneyRow,
  { signed, gone = new Set() }: Outcome,
): Promise<void> {
  const { db, clock } = work;
  const at = clock.now();
  const steps = await findStepsOf(db, [row.id]);
  const reason = onboardingWords(toLanguage(row.language)).agreementGone;
  let isMoved = false;
  for (const { id, version, agreement_id: agreementId, state } of steps) {
    if (agreementId === null || state !== 'OPEN') continue;
    const isSigned = signed.has(agreementId);
    if (!isSigned && !gone.has(agreementId)) continue;
    const by = isSigned ? row.user_id : null;
    const set = isSigned ? ({ state: 'DONE' } as const) : ({ state: 'WAIVED', reason } as const);
    await stepRows.replace(db, { id, version }, { ...set, done_by: by, done_at: at });
    const detail = { agreement_id: agreementId, ...(isSigned ? {} : { reason }) };
    await insertChanges(db, [deedOf(row, id, set.state, { by, at, detail })]);
    isMoved = true;
  }
  if (isMoved) await advance(work, row.id, steps);
}

/** Asks a new hire for their signature of the agreements that their onboarding names; what they have signed already is done. */
export async function askSignatures(
  work: Work<'system'>,
  row: JourneyRow,
  { by, language }: { readonly by: string; readonly language: string },
): Promise<void> {
  const steps = await findStepsOf(work.db, [row.id]);
  const named = new Set(steps.flatMap(({ agreement_id: id, state }) => (id === null || state !== 'OPEN' ? [] : [id])));
  const [signed, gone] = [new Set<string>(), new Set<string>()];
  for (const agreementId of named) {
    const asked = await requestSignature(work, { agreementId, employeeId: row.employee_id, by, language });
    if (asked === null) gone.add(agreementId);
    else if (asked.isSigned) signed.add(agreementId);
  }
  await settleSigned(work, row, { signed, gone });
}

/** Where a new hire signs the agreements of their open steps: in their account, or by a link of their own. */
export async function findSigningPlaces(
  db: Tx<'system'>,
  row: JourneyRow,
  steps: readonly StepRow[],
  { now, byLink }: { readonly now: Date; readonly byLink: boolean },
): Promise<ReadonlyMap<string, string>> {
  const places = new Map<string, string>();
  for (const { agreement_id: id, state } of steps) {
    if (id === null || state !== 'OPEN') continue;
    if (!byLink) places.set(id, '/my/agreements');
    // The holder of the link of the onboarding is the new hire, to whom the link of the signature was mailed too.
    const link = byLink ? await signingLinkOf(db, { agreementId: id, employeeId: row.employee_id, now }) : null;
    if (link !== null) places.set(id, `/sign#${link}`);
  }
  return places;
}
