export { holdsOn } from './day-notes.ts';
