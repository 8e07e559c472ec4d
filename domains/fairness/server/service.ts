/** For who takes their data along, and for who wants it gone. */
export { deleteAnswersOf, findAllOwnAnswers } from './queries/answer.ts';
