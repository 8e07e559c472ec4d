import { useEffect, useState } from 'react';
import type { ScheduleEditor } from '../editor/create-schedule-editor.ts';
import { whenDrawn } from '../editor/when-drawn.ts';
import type { GridDrag } from './grid-drag.ts';

/** The pointer and keyboard handlers of the grid. */
export interface GridInput {
  readonly drag: GridDrag;
  readonly keys: Pick<typeof import('./grid-keys.ts'), 'handleGridKey' | 'clickBlock'>;
}

/** The input of the grid. It is loaded once the grid is on the screen: nothing can be pressed before that. */
export function useGridInput(editor: ScheduleEditor): GridInput | null {
  const [input, setInput] = useState<GridInput | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [{ GridDrag }, { handleGridKey, clickBlock }] = await Promise.all([
        import('./grid-drag.ts'),
        import('./grid-keys.ts'),
      ]);
      setInput({ drag: new GridDrag(editor), keys: { handleGridKey, clickBlock } });
    };
    return whenDrawn(() => {
      // Without it the week can still be read; the page says elsewhere that the connection is gone.
      load().catch(() => undefined);
    });
  }, [editor]);
  return input;
}
