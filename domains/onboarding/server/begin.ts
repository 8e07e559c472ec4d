import { getBrandPath } from '@hearth/domains/core/service';
import { findTypeFacts, type TypeFacts } from '@hearth/domains/documents/service';
import { findBirthDate } from '@hearth/domains/team/service';
import type { Language } from '@hearth/kit/constants';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { composeSteps, type PlannedStep, planSteps, type SourceTemplate } from '../rules/plan-journey.ts';
import { advance } from './advance.ts';
import { insertChanges } from './queries/change.ts';
import { askSignatures } from './ask-signatures.ts';
import { findHire, findJourney, type HireRow, insertJourney, type JourneyRow } from './queries/journey.ts';
import { insertSteps } from './queries/step.ts';
import { findTemplates } from './queries/template.ts';

/** Whose onboarding begins, and how. */
export interface Beginning {
  readonly employeeId: string;
  /** The first day of work. */
  readonly startsOn: string;
  /** In which the new hire is written to while they have no account. */
  readonly language: Language;
  readonly by: string;
}

/**
 * Begins the onboarding of an employee with the steps that the templates of their location have for them, and tells whose turn it is. The
 * caller has checked that it may. Where no template has steps for them, or one is under way, nothing begins and the answer says which.
 */
export function beginJourney(
  work: Work,
  { employeeId, startsOn, language, by }: Beginning,
): Promise<JourneyRow | 'NO_TEMPLATE' | 'UNDER_WAY'> {
  return inScope(work.db, SYSTEM, async (db) => {
    const hire = await findHire(db, employeeId);
    if (hire === undefined) return 'NO_TEMPLATE';
    const path = (await getBrandPath(db, hire.location_id)).filter(({ groupId }) => groupId === hire.group_id);
    const templates = await findTemplates(
      db,
      hire.group_id,
      path.map(({ id }) => id),
    );
    const composed = composeSteps(
      templates.map(({ id, version, brand_id: brandId, steps }) => ({ id, version, brandId, steps })),
      path.map(({ id }) => id),
      {
        country: path.at(-1)?.country ?? null,
        department: hire.department,
        positionId: hire.position_id,
        birthDate: await findBirthDate(db, employeeId),
        startsOn,
      },
    );
    if (composed === undefined) return 'NO_TEMPLATE';
    const now = work.clock.now();
    const id = newId(now.getTime());
    const { template } = composed;
    const isNew = await insertJourney(db, {
      id,
      group_id: hire.group_id,
      employee_id: employeeId,
      template_id: template.id,
      template_version: template.version,
      state: 'UNDER_WAY',
      starts_on: startsOn,
      buddy_id: null,
      language,
      started_at: now,
      started_by: by,
      ready_at: null,
      ended_at: null,
      link_sent_at: null,
      nudged_at: null,
    });
    if (!isNew) return 'UNDER_WAY';
    const planned = planSteps(composed.steps, startsOn);
    const types = await findTypeFacts(
      db,
      hire.group_id,
      planned.flatMap(({ document_type_id: type }) => type ?? []),
    );
    const of = { journeyId: id, groupId: hire.group_id, userId: hire.user_id, by, now, types };
    await insertSteps(db, toRows(planned, of));
    await recordStart(db, { id, hire, template, by, now, steps: planned.length });
    const row = await advance({ ...work, db }, id, []);
    await askSignatures({ ...work, db }, row, { by, language });
    return (await findJourney(db, id)) ?? row;
  });
}

async function recordStart(
  tx: Tx,
  of: {
    readonly id: string;
    readonly hire: HireRow;
    readonly template: Pick<SourceTemplate, 'id' | 'version'>;
    readonly by: string;
    readonly now: Date;
    readonly steps: number;
  },
): Promise<void> {
  const { id, hire, template, by, now, steps } = of;
  await insertChanges(tx, [
    {
      about: 'JOURNEY',
      action: 'STARTED',
      aboutId: id,
      groupId: hire.group_id,
      employeeId: hire.employee_id,
      by,
      at: now,
      detail: { template_id: template.id, version: template.version, steps },
    },
  ]);
}

/** The rows of planned steps. Who has an account already has linked it. */
function toRows(
  planned: readonly PlannedStep[],
  {
    journeyId,
    groupId,
    userId,
    by,
    now,
    types,
  }: {
    readonly journeyId: string;
    readonly groupId: string;
    readonly userId: string | null;
    readonly by: string;
    readonly now: Date;
    readonly types: ReadonlyMap<string, Pick<TypeFacts, 'expires'> & { readonly isArchived: boolean }>;
  },
) {
  const ids = planned.map(() => newId(now.getTime()));
  const byStep = new Map(planned.map(({ id }, index) => [id, ids[index] ?? null]));
  return planned.map((step, position) => {
    const { id, kind, owner, title, text, why, fields, due_on, after, required } = step;
    // A type that was archived meanwhile is asked of nobody anew: the file is kept with the step.
    const found = types.get(step.document_type_id ?? '');
    const type = found?.isArchived === true ? undefined : found;
    const isLinked = kind === 'SYSTEM' && userId !== null;
    return {
      id: ids[position] ?? id,
      group_id: groupId,
      journey_id: journeyId,
      position,
      kind,
      owner,
      title,
      text,
      why,
      fields,
      due_on,
      after_id: after === null ? null : (byStep.get(after) ?? null),
      required,
      state: isLinked ? ('DONE' as const) : ('OPEN' as const),
      answers: null,
      attachment_id: null,
      document_type_id: type === undefined ? null : (step.document_type_id ?? null),
      asks_until: type?.expires === true,
      signed_name: null,
      signed_sha256: null,
      signed_ip: null,
      signed_agent: null,
      agreement_id: kind === 'SIGN' ? (step.agreement_id ?? null) : null,
      done_by: isLinked ? by : null,
      done_at: isLinked ? now : null,
    };
  });
}
