import { hasPermission, useBrand } from '@hearth/client/person';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Application, Card } from '../../../contract/schemas.ts';
import type { MoveTarget } from '../../../rules/steps.ts';
import { columnKey, boardSteps } from '../../state/board-cards.ts';
import { useBoard } from '../../use-board.ts';
import { useFullApplication } from '../../use-full-application.ts';
import { useMoveAndWrite } from '../../use-move-and-write.ts';
import { usePipelineAddress } from './use-address.ts';
import { useDecisions } from './use-decisions.ts';
import { useShown } from './use-shown.ts';

/** State of the hiring page: its URL, the visible view and pending decisions. */
export type Pipeline = ReturnType<typeof usePipeline>;

export function usePipeline() {
  const brand = useBrand();
  const address = usePipelineAddress(brand.id);
  const { jobId, view, open } = address;
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const query = { brandId: brand.id, jobId, text: asked };
  const { board, move } = useBoard(query, open);
  const places = useMemo(() => board.data?.stages ?? [], [board.data]);
  const steps = useMemo(() => boardSteps(places), [places]);
  const order = useMemo(() => places.map(columnKey), [places]);
  const shown = useShown(view === 'board' ? order : null);
  const decisions = useDecisions(address, shown.columns, move);
  const writing = useMoveAndWrite(steps);
  const [rejecting, setRejecting] = useState<Card | null>(null);
  const [hiringId, setHiringId] = useState<string | null>(null);
  return {
    brand,
    address,
    query,
    text,
    setText,
    isFiltered: asked !== '' || jobId !== null,
    board,
    places,
    steps,
    order,
    shown,
    decisions,
    writing,
    rejecting,
    setRejecting,
    hiring: useFullApplication(brand.id, hiringId),
    setHiringId,
    rights: {
      move: hasPermission(brand, 'MANAGE_APPLICATIONS'),
      hire: hasPermission(brand, 'HIRE'),
      write: hasPermission(brand, 'SEND_MESSAGES'),
    },
    /** Moves somebody, after what has to be asked first: why, what was agreed, what is written to them. */
    ask: (card: Card | Application, to: MoveTarget): void => {
      if (to.stage === card.stage && (to.step_id ?? card.step_id) === card.step_id) return;
      if (to.stage === 'REJECTED') setRejecting(card);
      else if (to.stage === 'HIRED') setHiringId(card.id);
      else if (writing.asksAt(to)) writing.askMove(card, to);
      else decisions.go({ card, to });
    },
    /** Looks at people in another way. */
    look: (asked: typeof view): void => {
      decisions.forget();
      address.look(asked);
    },
  };
}
