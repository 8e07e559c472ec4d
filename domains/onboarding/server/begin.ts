import { getBrandPath } from '@hearth/domains/core/service';
import { findTypeFacts, type TypeFacts } from '@hearth/domains/documents/service';
import { findBirthDate, findPositions } from '@hearth/domains/team/service';
import type { Language } from '@hearth/kit/constants';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { Purpose } from '../contract/schemas.ts';
import { chooseSteps, type NewHire, type PlannedStep, planSteps, type SourceTemplate } from '../rules/plan-journey.ts';
import { advance } from './advance.ts';
import { insertChanges } from './queries/change.ts';
import { askSignatures } from './ask-signatures.ts';
import { findHire, findJourney, type HireRow, insertJourney, type JourneyRow } from './queries/journey.ts';
import { findDoneOf, insertSteps } from './queries/step.ts';
import { findTemplates } from './queries/template.ts';

/** Whose onboarding begins, and how. */
export interface Beginning {
  readonly employeeId: string;
  /** Absent: joining. */
  readonly purpose?: Purpose;
  /** Where somebody moves, and as what; absent: what holds today. */
  readonly to?: { readonly locationId: string; readonly positionId: string | null };
  /** The first day of work, the last one, or the day of the move. */
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
  { employeeId, purpose = 'JOINING', to, startsOn, language, by }: Beginning,
): Promise<JourneyRow | 'NO_TEMPLATE' | 'UNDER_WAY'> {
  return inScope(work.db, SYSTEM, async (db) => {
    const hire = await findHire(db, employeeId);
    if (hire === undefined) return 'NO_TEMPLATE';
    const composed = await compose(db, hire, { purpose, to, startsOn });
    if (composed === undefined) return 'NO_TEMPLATE';
    const now = work.clock.now();
    const id = newId(now.getTime());
    const { template } = composed;
    const isNew = await insertJourney(db, {
      id,
      group_id: hire.group_id,
      employee_id: employeeId,
      purpose,
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
    const hasCome = purpose === 'LEAVING' ? !hire.is_active : hire.user_id !== null;
    const of = { journeyId: id, groupId: hire.group_id, hasCome, by, now, types };
    await insertSteps(db, toRows(planned, of));
    await recordStart(db, { id, purpose, hire, template, by, now, steps: planned.length });
    const row = await advance({ ...work, db }, id, []);
    await askSignatures({ ...work, db }, row, { by, language });
    return (await findJourney(db, id)) ?? row;
  });
}

/** The steps that the templates of a place have for somebody; of who moves, for what they become. */
async function compose(
  db: Tx<'system'>,
  hire: HireRow,
  {
    purpose,
    to,
    startsOn,
  }: { readonly purpose: Purpose; readonly to: Beginning['to'] | undefined; readonly startsOn: string },
): Promise<ReturnType<typeof chooseSteps>> {
  const path = (await getBrandPath(db, to?.locationId ?? hire.location_id)).filter(
    ({ groupId }) => groupId === hire.group_id,
  );
  const ids = path.map(({ id }) => id);
  const templates = (await findTemplates(db, hire.group_id, ids)).map(
    ({ id, version, brand_id: brandId, purpose: of, steps }) => ({ id, version, brandId, purpose: of, steps }),
  );
  const as = {
    country: path.at(-1)?.country ?? null,
    ...(await findRole(db, hire, to)),
    birthDate: await findBirthDate(db, hire.employee_id),
    startsOn,
  };
  const done = purpose === 'MOVING' ? await findDoneOf(db, hire.employee_id) : [];
  return chooseSteps(purpose, templates, ids, as, done);
}

async function findRole(
  tx: Tx,
  hire: HireRow,
  to: Beginning['to'] | undefined,
): Promise<Pick<NewHire, 'department' | 'positionId'>> {
  if (to === undefined || to.positionId === hire.position_id)
    return { department: hire.department, positionId: hire.position_id };
  const position = (await findPositions(tx, hire.group_id)).find(({ id }) => id === to.positionId);
  return { department: position?.department ?? null, positionId: to.positionId };
}

async function recordStart(
  tx: Tx,
  of: {
    readonly id: string;
    readonly purpose: Purpose;
    readonly hire: HireRow;
    readonly template: Pick<SourceTemplate, 'id' | 'version'>;
    readonly by: string;
    readonly now: Date;
    readonly steps: number;
  },
): Promise<void> {
  const { id, purpose, hire, template, by, now, steps } = of;
  await insertChanges(tx, [
    {
      about: 'JOURNEY',
      action: 'STARTED',
      aboutId: id,
      groupId: hire.group_id,
      employeeId: hire.employee_id,
      by,
      at: now,
      detail: { purpose, template_id: template.id, version: template.version, steps },
    },
  ]);
}

/** The rows of planned steps. Those of the system are done where what they wait for has come. */
function toRows(
  planned: readonly PlannedStep[],
  {
    journeyId,
    groupId,
    hasCome,
    by,
    now,
    types,
  }: {
    readonly journeyId: string;
    readonly groupId: string;
    readonly hasCome: boolean;
    readonly by: string;
    readonly now: Date;
    readonly types: ReadonlyMap<string, Pick<TypeFacts, 'expires'> & { readonly isArchived: boolean }>;
  },
) {
  const ids = planned.map(() => newId(now.getTime()));
  const byStep = new Map(planned.map(({ id }, index) => [id, ids[index] ?? null]));
  return planned.map((step, position) => {
    const { id, kind, owner, title, text, why, fields, offset_days, due_on, after, required } = step;
    // A type that was archived meanwhile is asked of nobody anew: the file is kept with the step.
    const found = types.get(step.document_type_id ?? '');
    const type = found?.isArchived === true ? undefined : found;
    const isLinked = kind === 'SYSTEM' && hasCome;
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
      offset_days,
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
