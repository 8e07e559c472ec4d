import { lazy } from 'react';

const content = () => import('./deferred-content.ts');

/** What opens on a week or lies over it, and what is seen of a move: it comes after the week, in one file. */
export const InlineEditor = lazy(async () => ({ default: (await content()).LATE.InlineEditor }));
export const ConflictCard = lazy(async () => ({ default: (await content()).LATE.ConflictCard }));
export const QuestionDialog = lazy(async () => ({ default: (await content()).LATE.QuestionDialog }));
export const RefusedNote = lazy(async () => ({ default: (await content()).LATE.RefusedNote }));
export const OthersNote = lazy(async () => ({ default: (await content()).LATE.OthersNote }));
export const Problems = lazy(async () => ({ default: (await content()).LATE.Problems }));
export const DropTarget = lazy(async () => ({ default: (await content()).LATE.DropTarget }));
export const NobodyHere = lazy(async () => ({ default: (await content()).LATE.NobodyHere }));
export const Lifted = lazy(async () => ({ default: (await content()).LATE.Lifted }));

/** Fetches it while nothing else happens, so that the week can be edited even when the connection is lost later. */
export function fetchLateParts(): void {
  void content().catch(() => undefined);
}
