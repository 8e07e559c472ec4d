import type { Choice, CountedQuestion, FormCountry, Question } from '../contract/schemas.ts';

/** Smallest count that a line may show, so that single people stay unrecognisable. */
export const MIN_PER_LINE = 5;

/** One answer with the outcome of its application, without an identity. */
export interface CountedAnswer {
  readonly form: FormCountry;
  readonly question: Question;
  readonly choice: Choice;
  /** The furthest stage that was reached, from 0. */
  readonly reached: number;
  readonly scored: boolean;
}

interface TallyLine {
  readonly choice: Choice;
  applied: number;
  scored: number;
  readonly reached: number[];
}

/** Adds up answers batch by batch; keeps only counts. */
export class Tally {
  readonly #stages: number;
  readonly #lines = new Map<FormCountry, Map<Question, Map<Choice, TallyLine>>>();

  constructor(stages: number) {
    this.#stages = stages;
  }

  add({ form, question, choice, reached, scored }: CountedAnswer): void {
    const questions = this.#lines.get(form) ?? new Map<Question, Map<Choice, TallyLine>>();
    const lines = questions.get(question) ?? new Map<Choice, TallyLine>();
    const none = { choice, applied: 0, scored: 0, reached: Array.from({ length: this.#stages }, () => 0) };
    const line = lines.get(choice) ?? none;
    this.#lines.set(form, questions);
    questions.set(question, lines);
    lines.set(choice, line);
    line.applied += 1;
    if (scored) line.scored += 1;
    for (let stage = 0; stage <= reached; stage += 1) line.reached[stage] = (line.reached[stage] ?? 0) + 1;
  }

  /** What may be kept, by form. */
  results(): { readonly form: FormCountry; readonly questions: CountedQuestion[] }[] {
    return [...this.#lines].flatMap(([form, questions]) => {
      const shown = [...questions].flatMap(([question, lines]) => suppressSmallLines(question, [...lines.values()]));
      return shown.length === 0 ? [] : [{ form, questions: shown }];
    });
  }
}

/**
 * The lines of a question without those of too few. What all hidden lines add up to can be worked out from the sum, so that is at
 * least as many again: the smallest line that could be shown is hidden too where they are fewer. Nothing at all, where none is left.
 */
function suppressSmallLines(question: Question, lines: readonly TallyLine[]): CountedQuestion[] {
  const ordered = lines.toSorted((one, other) => other.applied - one.applied);
  const answered = ordered.reduce((sum, { applied }) => sum + applied, 0);
  const shown = ordered.filter(({ applied }) => applied >= MIN_PER_LINE);
  let hidden = answered - shown.reduce((sum, { applied }) => sum + applied, 0);
  while (hidden > 0 && hidden < MIN_PER_LINE && shown.length > 0) hidden += shown.pop()?.applied ?? 0;
  if (shown.length === 0) return [];
  return [
    {
      question,
      answered,
      lines: ordered.map((line) => ({
        choice: line.choice,
        counts: shown.includes(line)
          ? { applied: line.applied, scored: line.scored, reached: [...line.reached] }
          : null,
      })),
    },
  ];
}
