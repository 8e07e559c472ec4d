import type { Question } from '@hearth/domains/job-library/schemas';

type FormQuestion = Pick<Question, 'id' | 'kind' | 'text' | 'required'> & { readonly options: readonly string[] };

/** Returns whether two jobs ask the same questions, so that one form can serve both. */
export function asksTheSame(one: readonly FormQuestion[], other: readonly FormQuestion[]): boolean {
  return other.every((question) => {
    const same = one.find(({ id }) => id === question.id);
    if (same === undefined) return !question.required;
    const isAlike =
      same.kind === question.kind &&
      same.text === question.text &&
      same.options.length === question.options.length &&
      same.options.every((option, index) => option === question.options[index]);
    return isAlike && (same.required || !question.required);
  });
}
