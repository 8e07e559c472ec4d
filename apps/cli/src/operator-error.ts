/** Why a command was not done, in a sentence for the operator. It is shown without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
