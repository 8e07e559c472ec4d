import type { DragEvent } from 'react';
import type { Board } from './board.ts';
import { CARD_TYPE } from './board.ts';

/** The properties that make an element a drop zone of a column. */
export function useDropZone(columnId: string, { dragged, hover, verdictOf, drop }: Board) {
  const takes = dragged !== null && dragged.from !== columnId && verdictOf(columnId)?.allowed === true;
  const isOver = dragged?.over === columnId;
  return {
    isTarget: takes && isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        if (!isOver) hover(columnId);
        if (!takes) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
      },
      onDragLeave: (event: DragEvent) => {
        const { relatedTarget, currentTarget } = event;
        if (isOver && !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) hover(null);
      },
      onDrop: (event: DragEvent) => {
        const cardId = event.dataTransfer.getData(CARD_TYPE);
        if (!takes || cardId === '') return;
        event.preventDefault();
        drop(cardId, columnId);
      },
    },
  };
}
