import type { Answer, Choice, FormCountry, Question } from '../contract/schemas.ts';

interface Row {
  readonly form: FormCountry;
  readonly question: Question;
  /** The first day. */
  readonly since: string;
  readonly choices: readonly Choice[];
  /** As it is cited. A name, alike in every language. */
  readonly law: string;
  /** Asked by contractors of the government alone: others may not ask it before an offer. */
  readonly contractors?: true;
}

/**
 * What a law knows as a voluntary question to applicants, for statistics. Reviewed on 22 November 2026. A country that does not stand
 * here is asked nothing: most forbid such questions, or know no lawful ground for the answers (GDPR, Art. 9).
 */
const ROWS: readonly Row[] = [
  { form: 'US', question: 'SEX', since: '1966-03-22', choices: ['FEMALE', 'MALE'], law: '29 CFR § 1602.7 (EEO-1)' },
  {
    form: 'US',
    question: 'RACE',
    since: '2007-09-30',
    choices: ['HISPANIC', 'WHITE', 'BLACK', 'ASIAN', 'NATIVE', 'PACIFIC', 'SEVERAL'],
    law: '29 CFR § 1602.7 (EEO-1)',
  },
  {
    form: 'US',
    question: 'VETERAN',
    since: '2014-03-24',
    choices: ['YES', 'NO'],
    law: '41 CFR § 60-300.42',
    contractors: true,
  },
  {
    form: 'US',
    question: 'DISABILITY',
    since: '2014-03-24',
    choices: ['YES', 'NO'],
    law: '41 CFR § 60-741.42',
    contractors: true,
  },
  {
    form: 'GB',
    question: 'SEX',
    since: '2011-04-06',
    choices: ['FEMALE', 'MALE'],
    law: 'EHRC Employment Code of Practice',
  },
  {
    form: 'GB',
    question: 'ETHNICITY',
    since: '2011-04-06',
    choices: ['ASIAN', 'BLACK', 'SEVERAL', 'WHITE', 'OTHER'],
    law: 'EHRC Employment Code of Practice',
  },
  {
    form: 'GB',
    question: 'DISABILITY',
    since: '2010-10-01',
    choices: ['YES', 'NO'],
    law: 'Equality Act 2010, s. 60(6)(b)',
  },
];

export interface AskedQuestion {
  readonly question: Question;
  readonly choices: readonly Choice[];
  readonly law: string;
}

/**
 * Returns the form for a country and date, or null. Every question can be declined. Not to answer is always a choice.
 */
export function formFor(
  country: string,
  today: string,
  isContractor: boolean,
): { readonly form: FormCountry; readonly questions: readonly AskedQuestion[] } | null {
  const rows = ROWS.filter(
    (row) => row.form === country && row.since <= today && (isContractor || row.contractors !== true),
  );
  const [first] = rows;
  if (first === undefined) return null;
  return {
    form: first.form,
    questions: rows.map(({ question, choices, law }) => ({
      question,
      choices: [...choices, 'NOT_SAID' as const],
      law,
    })),
  };
}

/** Returns whether every answer belongs to the form and none is given twice. */
export function areValidAnswers(questions: readonly AskedQuestion[], answers: readonly Answer[]): boolean {
  const asked = new Map(questions.map((one) => [one.question, one.choices]));
  return (
    new Set(answers.map(({ question }) => question)).size === answers.length &&
    answers.every(({ question, choice }) => asked.get(question)?.includes(choice) === true)
  );
}
