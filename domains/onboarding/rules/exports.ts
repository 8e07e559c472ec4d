export { SENSITIVE } from './form-answers.ts';
