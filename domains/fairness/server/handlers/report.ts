import { BOARD } from '@hearth/domains/applications/service';
import { changeSetting, readSetting } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import type { CountedQuestion } from '../../contract/schemas.ts';
import { ratesOf } from '../../rules/four-fifths.ts';
import { formOf } from '../../rules/forms.ts';
import { FAIRNESS } from '../../rules/settings.ts';
import { countedOn, newestCounted } from '../../rules/year.ts';
import { findCountries } from '../queries/place.ts';
import { findResults } from '../queries/result.ts';

export const getFairnessReport = implement(contract.getFairnessReport, async (_input, { db, grant, clock }) => {
  proveWhole(grant);
  const now = clock.now();
  const countries = await findCountries(db, grant.groupId);
  const next = newestCounted(now) + 1;
  return {
    ...(await readSetting(db, grant.groupId, FAIRNESS)),
    forms: countries.flatMap((country) => formOf(country, now.toISOString().slice(0, 10), true)?.form ?? []),
    next: { year: next, counted_on: countedOn(next).toISOString() },
    years: (await findResults(db, grant.groupId)).map(({ year, form, questions, counted_at: at }) => ({
      year,
      form,
      counted_at: at.toISOString(),
      questions: questions.map(shown),
    })),
  };
});

export const setFairness = implement(contract.setFairness, async ({ body }, work) => {
  proveWhole(work.grant);
  return (await changeSetting(work, FAIRNESS, { value: body, read: 'ANY' })).value;
});

/** Beside the report of a part, that of the whole would tell of the rest. */
function proveWhole(grant: BrandGrant): void {
  if (grant.brandId !== grant.groupId) throw failure(NOT_FOUND);
}

/** Everybody has applied: the rates begin with the next stage. */
function shown(question: CountedQuestion) {
  const rates = ratesOf(question);
  return {
    question: question.question,
    answered: question.answered,
    stages: BOARD.slice(1),
    lines: question.lines.map(({ choice, counts }) => ({
      choice,
      applied: counts?.applied ?? null,
      scored: counts?.scored ?? null,
      rates: (rates.get(choice) ?? []).slice(1),
    })),
  };
}
