import { useEffect, useState } from 'react';
import type { GridDrag } from './grid-drag.ts';
import { whenDrawn } from './when-drawn.ts';

/** The pointer's half of the grid. It comes when the grid is on the screen: nobody drags before that. */
export function useLateDrag(): GridDrag | null {
  const [drag, setDrag] = useState<GridDrag | null>(null);
  useEffect(
    () =>
      whenDrawn(() => {
        const fetched = import('./grid-drag.ts').then(({ createGridDrag }) => setDrag(createGridDrag()));
        // Without it everything still goes by keyboard and menu.
        fetched.catch(() => undefined);
      }),
    [],
  );
  return drag;
}
