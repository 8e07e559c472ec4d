import { lazy } from 'react';

const content = () => import('./deferred-content.ts');

/** What opens on a week or lies over it, and what is seen of a move: it comes after the week, in one file. */
export const InlineEditor = lazy(async () => ({ default: (await content()).PARTS.InlineEditor }));
export const ConflictCard = lazy(async () => ({ default: (await content()).PARTS.ConflictCard }));
export const PublishButton = lazy(async () => ({ default: (await content()).PARTS.PublishButton }));
export const SavingNote = lazy(async () => ({ default: (await content()).PARTS.SavingNote }));
export const QuestionDialog = lazy(async () => ({ default: (await content()).PARTS.QuestionDialog }));
export const RefusedNote = lazy(async () => ({ default: (await content()).PARTS.RefusedNote }));
export const OthersNote = lazy(async () => ({ default: (await content()).PARTS.OthersNote }));
export const Problems = lazy(async () => ({ default: (await content()).PARTS.Problems }));
export const DropTarget = lazy(async () => ({ default: (await content()).PARTS.DropTarget }));
export const DayNotes = lazy(async () => ({ default: (await content()).PARTS.DayNotes }));
export const EmptyGrid = lazy(async () => ({ default: (await content()).PARTS.EmptyGrid }));
export const EmptyHint = lazy(async () => ({ default: (await content()).PARTS.EmptyHint }));
export const Filters = lazy(async () => ({ default: (await content()).PARTS.Filters }));
export const Sums = lazy(async () => ({ default: (await content()).PARTS.Sums }));
export const WeekExport = lazy(async () => ({ default: (await content()).PARTS.WeekExport }));
export const WeekTools = lazy(async () => ({ default: (await content()).PARTS.WeekTools }));
export const DraggedShifts = lazy(async () => ({ default: (await content()).PARTS.DraggedShifts }));

/** Loads them while nothing else happens, so that the week can be edited even when the connection is lost later. */
export function loadDeferredParts(): void {
  void content().catch(() => undefined);
}
