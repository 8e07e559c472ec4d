import { lazy } from 'react';

const content = () => import('./late-content.ts');

/** What opens on a week or lies over it, and what is seen of a move: it comes after the week, in one file. */
export const InlineEditor = lazy(async () => ({ default: (await content()).InlineEditor }));
export const ConflictCard = lazy(async () => ({ default: (await content()).ConflictCard }));
export const QuestionDialog = lazy(async () => ({ default: (await content()).QuestionDialog }));
export const RefusedNote = lazy(async () => ({ default: (await content()).RefusedNote }));
export const OthersNote = lazy(async () => ({ default: (await content()).OthersNote }));
export const Problems = lazy(async () => ({ default: (await content()).Problems }));
export const DropTarget = lazy(async () => ({ default: (await content()).DropTarget }));
export const NobodyHere = lazy(async () => ({ default: (await content()).NobodyHere }));
export const Lifted = lazy(async () => ({ default: (await content()).Lifted }));

/** Fetches it while nothing else happens, so that the week can be edited even when the connection is lost later. */
export function fetchLateParts(): void {
  void content().catch(() => undefined);
}
