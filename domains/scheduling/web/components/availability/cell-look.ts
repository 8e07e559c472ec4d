import type { CellKind } from '../../state/availability-grid.ts';

/** How a cell of the usual week is drawn by what stands in it; several things in one part of a day are MIXED. */
export const LOOK: Readonly<Record<CellKind | 'MIXED', string>> = {
  FREE: 'bg-surface hover:bg-surface-2',
  PREFERS: 'bg-ok-soft text-ok',
  PREFERS_NOT: 'bg-warn-soft text-warn',
  CANNOT: 'bg-sunken text-ink-2 hatched',
  MIXED: 'bg-surface-2 text-ink-2',
};

/** A sign in each cell, so that it can be read without colour. */
export const SIGN: Readonly<Record<CellKind | 'MIXED', string>> = {
  FREE: '',
  PREFERS: '+',
  PREFERS_NOT: '–',
  CANNOT: '×',
  MIXED: '…',
};
