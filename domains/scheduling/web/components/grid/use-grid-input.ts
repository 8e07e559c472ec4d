import { useEffect, useState } from 'react';
import type { GridDrag } from './grid-drag.ts';
import { whenDrawn } from '../editor/when-drawn.ts';

/** What the grid does for a pointer and for keys. */
export interface GridHands {
  readonly drag: GridDrag;
  readonly keys: Pick<typeof import('./grid-keys.ts'), 'handleGridKey' | 'clickBlock'>;
}

/** The hands of the grid. They come when it is on the screen: nobody reaches into it before that. */
export function useGridHands(): GridHands | null {
  const [hands, setHands] = useState<GridHands | null>(null);
  useEffect(() => {
    const fetch = async (): Promise<void> => {
      const [{ createGridDrag }, { handleGridKey, clickBlock }] = await Promise.all([
        import('./grid-drag.ts'),
        import('./grid-keys.ts'),
      ]);
      setHands({ drag: createGridDrag(), keys: { handleGridKey, clickBlock } });
    };
    return whenDrawn(() => {
      // Without them the week can still be read; the page says elsewhere that the connection is gone.
      fetch().catch(() => undefined);
    });
  }, []);
  return hands;
}
