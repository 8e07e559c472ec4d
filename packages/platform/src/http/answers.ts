import type { Endpoint } from '@hearth/kit/endpoint';
import type { Log } from '../log.ts';
import { createFieldFilter } from './named-fields.ts';

/** So many fields that are dropped are said for each call: their names may come from data. */
const MOST_SAID = 20;

/**
 * Makes of what a handler answered what its contract says, without any field that is not named there: dropped and said in the
 * log, each once. Where answers are checked, in tests and development, such a field is an error with the operation and the
 * path, and so is a value that the contract does not allow. Planned at the first answer. What is no JSON goes as it is.
 */
export function createAnswerFilter(
  { id, answers, schemas }: Pick<Endpoint, 'id' | 'answers' | 'schemas'>,
  { checkAnswers, log }: { readonly checkAnswers: boolean; readonly log: Pick<Log, 'warn'> },
): (data: unknown) => unknown {
  const { answer } = schemas;
  if (answer === undefined) {
    if (answers === 'json') throw new Error(`${id} does not say what it answers.`);
    return (data) => data;
  }
  const said = new Set<string>();
  const onUnnamed = (field: string): void => {
    if (checkAnswers) throw new Error(`${id} answered ${field}, which its contract does not name.`);
    if (said.has(field) || said.size === MOST_SAID) return;
    said.add(field);
    log.warn({ operation: id, field }, 'an answer held a field that its contract does not name');
  };
  let named: ((data: unknown) => unknown) | undefined;
  return (data) => {
    named ??= createFieldFilter(answer, onUnnamed);
    const leaves = named(data);
    if (!checkAnswers) return leaves;
    const checked = answer.safeParse(leaves);
    if (!checked.success) throw new Error(`${id} answered what its contract does not say: ${checked.error.message}`);
    return leaves;
  };
}
