import { lazy } from 'react';

export { usePositions } from './api.ts';
export { useTemplateChanges } from './components/templates/api.ts';
export { useQuestionWords } from './words.ts';

/** Picks questions of the bank for a post. The bank comes when it is opened. */
export const PickQuestionsDialog = lazy(async () => ({
  default: (await import('./components/bank/pick-dialog.tsx')).PickDialog,
}));

/** Which question of the bank a question is; it comes with the first one that is. */
export const BankNote = lazy(async () => ({ default: (await import('./components/bank/bank-note.tsx')).BankNote }));

/** Picks the pipeline of a post. The group's pipelines come when it is opened. */
export const PickStepsDialog = lazy(async () => ({
  default: (await import('./components/pipelines/pick-steps-dialog.tsx')).PickStepsDialog,
}));

/** What a new post starts from. Most posts that are opened are written already. */
export const StartPage = lazy(async () => ({
  default: (await import('./components/templates/start-page.tsx')).StartPage,
}));
