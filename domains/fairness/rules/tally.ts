import type { Choice, CountedQuestion, FormOf, Question } from '../contract/schemas.ts';

/** Fewer people than this never stand alone in a line: as with what employees say. */
export const FEWEST = 5;

/** One answer with what became of its application: nothing here says whose it is. */
export interface Counted {
  readonly form: FormOf;
  readonly question: Question;
  readonly choice: Choice;
  /** The furthest stage that was reached, from 0. */
  readonly reached: number;
  readonly scored: boolean;
}

interface Line {
  readonly choice: Choice;
  applied: number;
  scored: number;
  readonly reached: number[];
}

/** Counts, that can be added to page by page; nothing of a single answer is kept. */
export class Tally {
  readonly #stages: number;
  readonly #lines = new Map<FormOf, Map<Question, Map<Choice, Line>>>();

  constructor(stages: number) {
    this.#stages = stages;
  }

  add({ form, question, choice, reached, scored }: Counted): void {
    const questions = this.#lines.get(form) ?? new Map<Question, Map<Choice, Line>>();
    const lines = questions.get(question) ?? new Map<Choice, Line>();
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
  results(): { readonly form: FormOf; readonly questions: CountedQuestion[] }[] {
    return [...this.#lines].flatMap(([form, questions]) => {
      const shown = [...questions].flatMap(([question, lines]) => shownOf(question, [...lines.values()]));
      return shown.length === 0 ? [] : [{ form, questions: shown }];
    });
  }
}

/**
 * The lines of a question without those of too few. What all hidden lines add up to can be worked out from the sum, so that is at
 * least as many again: the smallest line that could be shown is hidden too where they are fewer. Nothing at all, where none is left.
 */
function shownOf(question: Question, lines: readonly Line[]): CountedQuestion[] {
  const ordered = lines.toSorted((one, other) => other.applied - one.applied);
  const answered = ordered.reduce((sum, { applied }) => sum + applied, 0);
  const shown = ordered.filter(({ applied }) => applied >= FEWEST);
  let hidden = answered - shown.reduce((sum, { applied }) => sum + applied, 0);
  while (hidden > 0 && hidden < FEWEST && shown.length > 0) hidden += shown.pop()?.applied ?? 0;
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
