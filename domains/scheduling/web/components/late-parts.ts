import { lazy } from 'react';

const editor = () => import('./inline-editor.tsx');
const card = () => import('./conflict-card.tsx');
const question = () => import('./question-dialog.tsx');
const refused = () => import('./refused-note.tsx');
const others = () => import('./others-note.tsx');
const problems = () => import('./problems.tsx');
const target = () => import('./drop-target.tsx');
const nobody = () => import('./nobody-here.tsx');
const lifted = () => import('./lifted.tsx');

/** The editor beside a cell, the card of a conflict, the dialog that asks, the counts and the notes above the week, what is seen of a move: parts of the week that come after it. */
export const InlineEditor = lazy(editor);
export const ConflictCard = lazy(card);
export const QuestionDialog = lazy(question);
export const RefusedNote = lazy(refused);
export const OthersNote = lazy(others);
export const Problems = lazy(problems);
export const DropTarget = lazy(target);
export const NobodyHere = lazy(nobody);
export const Lifted = lazy(lifted);

/** Fetches them while nothing else happens, so that the week can be edited even when the connection is lost later. */
export function fetchLateParts(): void {
  for (const part of [problems, editor, card, question, refused, others, target, lifted, nobody])
    void part().catch(() => undefined);
}
