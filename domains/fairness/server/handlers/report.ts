import { BOARD } from '@hearth/domains/applications/service';
import { changeSetting, readSetting } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import type { CountedQuestion } from '../../contract/schemas.ts';
import { selectionRates } from '../../rules/four-fifths.ts';
import { formFor } from '../../rules/forms.ts';
import { FAIRNESS } from '../../rules/settings.ts';
import { countingDate, lastCountedYear } from '../../rules/year.ts';
import { findCountries } from '../queries/place.ts';
import { findResults } from '../queries/result.ts';

export const getFairnessReport = implement(contract.getFairnessReport, async (_input, { db, grant, clock }) => {
  assertWholeGroup(grant);
  const now = clock.now();
  const countries = await findCountries(db, grant.groupId);
  const next = lastCountedYear(now) + 1;
  return {
    ...(await readSetting(db, grant.groupId, FAIRNESS)),
    forms: countries.flatMap((country) => formFor(country, now.toISOString().slice(0, 10), true)?.form ?? []),
    next: { year: next, counted_on: countingDate(next).toISOString() },
    years: (await findResults(db, grant.groupId)).map(({ year, form, questions, counted_at: at }) => ({
      year,
      form,
      counted_at: at.toISOString(),
      questions: questions.map(presentQuestion),
    })),
  };
});

export const setFairness = implement(contract.setFairness, async ({ body }, work) => {
  assertWholeGroup(work.grant);
  return (await changeSetting(work, FAIRNESS, { value: body, read: 'ANY' })).value;
});

/** Refuses parts of a group: beside the whole, a part's report would reveal the rest. */
function assertWholeGroup(grant: BrandGrant): void {
  if (grant.brandId !== grant.groupId) throw failure(NOT_FOUND);
}

/** Presents a question; everyone has applied, so rates begin with the next stage. */
function presentQuestion(question: CountedQuestion) {
  const rates = selectionRates(question);
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
