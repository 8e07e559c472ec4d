/** For who takes their data along, and for who wants it gone. In the person's own scope: no other can read it. */
export { eraseAnswersOf, findAllOwnAnswers } from './queries/answer.ts';
