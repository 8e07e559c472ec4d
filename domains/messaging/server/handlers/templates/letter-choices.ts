import { getBrandPath } from '@hearth/domains/core/service';
import { findName } from '@hearth/domains/identity/service';
import { findPipelineCopies } from '@hearth/domains/jobs/service';
import { findPipelines } from '@hearth/domains/job-library/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/letter-choice-endpoints.ts';
import { LETTER_CHOICE_LOCKED } from '../../../contract/failures.ts';
import { combineChoices, resolveChoice } from '../../../rules/letter-choices.ts';
import {
  findLetterChoices,
  findChoicesFor,
  findTextAbouts,
  keepChoice,
  removeChoice,
} from '../../queries/letter-choice.ts';
import type { ApplicationLetterChoice, LetterChoiceRow } from '../../queries/letter-choice.ts';
import { findTemplates } from '../../queries/template.ts';

export const listLetterChoices = implement(contract.listLetterChoices, async (_input, { db, grant }) => ({
  choices: await findLetterChoices(db, grant.brandId),
  pipelines: (await findPipelines(db, grant.groupId)).map(({ id, name, steps }) => ({ id, name, steps })),
}));

export const setLetterChoice = implement(
  contract.setLetterChoice,
  async ({ body: { about, choice } }, { db, grant, actor, clock }) => {
    const { brandId, groupId } = grant;
    const above = (await findLetterChoices(db, brandId)).filter((row) => row.brand_id !== brandId);
    if (resolveChoice([about], above)?.locked === true) throw failure(LETTER_CHOICE_LOCKED);
    if (choice === null) {
      await removeChoice(db, brandId, about);
      return {};
    }
    const isStep = about.startsWith('STEP.');
    const steps = isStep ? (await findPipelines(db, groupId)).flatMap((pipeline) => pipeline.steps) : [];
    if (isStep && steps.every(({ id }) => about !== `STEP.${id}`)) throw failure(NOT_FOUND);
    // Of a move along the way there is no usual letter.
    if (choice.kind === 'USUAL' && !about.startsWith('REASON.')) throw failure(NOT_FOUND);
    if (choice.kind === 'TEXT') {
      const path = (await getBrandPath(db, brandId)).map(({ id }) => id);
      if ((await findTemplates(db, path)).every(({ id }) => id !== choice.template_id)) throw failure(NOT_FOUND);
    }
    await keepChoice(db, { brandId, groupId, about }, choice, {
      name: await findName(db, actor.userId),
      at: clock.now(),
    });
    return {};
  },
);

export const listLetterSteps = implement(contract.listLetterSteps, async (_input, { db, grant }) => {
  const abouts = new Set(await findTextAbouts(db, grant));
  const steps = (await findPipelines(db, grant.groupId)).flatMap((pipeline) => pipeline.steps);
  return {
    stages: (['NEW', 'SCREEN', 'INTERVIEW', 'TRIAL', 'OFFER'] as const).filter((stage) => abouts.has(`STAGE.${stage}`)),
    steps: steps.filter(({ id }) => abouts.has(`STEP.${id}`)).map(({ id, type }) => ({ id, stage: type })),
  };
});

/** A stage without a step means the first step of its type in each job. */
export const findLetterChoice = implement(contract.findLetterChoice, async ({ body }, { db, grant }) => {
  const { about, application_ids: ids } = body;
  const found = Map.groupBy(await findChoicesFor(db, grant, ids), ({ id }) => id);
  if (found.size < new Set(ids).size) throw failure(NOT_FOUND);
  const jobs = [...new Set([...found.values()].flatMap((rows) => rows.map((row) => row.job_id)))];
  const copies = 'reason' in about ? null : await findPipelineCopies(db, jobs);
  const aboutsOf = (jobId: string): string[] => {
    if ('reason' in about) return [`REASON.${about.reason}`];
    const first = copies?.get(jobId)?.steps.find(({ type }) => type === about.stage)?.id;
    const step = about.step_id ?? first;
    return [...(step === undefined ? [] : [`STEP.${step}`]), `STAGE.${about.stage}`];
  };
  const { chosen, differs } = combineChoices(
    [...found.values()].map((rows) => {
      const path = rows.filter((row): row is ApplicationLetterChoice & LetterChoiceRow => row.about !== null);
      return resolveChoice(aboutsOf(rows[0]?.job_id ?? ''), path);
    }),
    (one, other) => one.brand_id === other.brand_id && one.about === other.about,
  );
  if (chosen === null) return { chosen, differs };
  const { brand_id, brand_name, kind, template_id: templateId, delay_minutes, locked } = chosen;
  // A text is kept at the brand that chose it or above it.
  const path = templateId === null ? [] : (await getBrandPath(db, brand_id)).map(({ id }) => id);
  const template = (await findTemplates(db, path)).find(({ id }) => id === templateId);
  const text = template === undefined ? null : { id: template.id, name: template.name, texts: template.texts };
  return { chosen: { brand_id, brand_name, kind, delay_minutes, locked, text }, differs };
});
