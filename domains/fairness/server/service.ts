/** For who takes their data along, and for who wants it gone. */
export { eraseAnswersOf, findAllOwnAnswers } from './queries/answer.ts';
