export { reconcileQuestions, saveAskedQuestions } from './asked-questions.ts';
export { resolveKnownPipeline } from './pipelines.ts';
export type { BankVersion } from './queries/asked-question.ts';
export { findPipelines } from './queries/pipeline.ts';
export { findTemplate } from './queries/template.ts';
export { getGrantedQuestion } from './question-bank.ts';
export { getGrantedTemplate } from './templates.ts';
