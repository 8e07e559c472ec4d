import type { Question } from '../contract/schemas.ts';

type Asked = Pick<Question, 'id' | 'kind' | 'text' | 'required'> & { readonly options: readonly string[] };

/** Whether who answers the questions of one post has answered what another must be told: the same ones, asked in the same way. */
export function isSameForm(one: readonly Asked[], other: readonly Asked[]): boolean {
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
