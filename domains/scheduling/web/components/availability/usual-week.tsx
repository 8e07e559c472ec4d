import { useSend } from '@hearth/client/query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { DayField } from '@hearth/ui/day-field';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import * as contract from '../../../contract/endpoints.ts';
import { startOfWeek } from '../../../rules/hours/time.ts';
import { type CellKind, toGrid, toSlots } from '../../state/availability-grid.ts';
import { isByParts } from '../../state/availability-parts.ts';
import { AvailabilityParts } from './availability-parts.tsx';
import { AvailabilityWeek } from './availability-week.tsx';
import { isCrossed, WishesFields } from './wishes-fields.tsx';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { useOwnDayPhrases } from '../own-days/phrases.ts';

/** One job of the signed-in person with what they said about their time. */
export type Employment = AnswerOf<typeof contract.getMyAvailability>['employments'][number];

const KINDS = ['FREE', 'PREFERS', 'PREFERS_NOT', 'CANNOT'] as const;

/** The usual week of a job: marked by parts of the day, or by hours on demand, and saved from a date on. */
export function UsualWeek({ employment }: { employment: Employment }) {
  const { problem } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  const [grid, setGrid] = useState(() => toGrid(employment.slots));
  // Whoever said something by the hour goes on there.
  const [byHours, setByHours] = useState(() => !isByParts(grid));
  const [kind, setKind] = useState<CellKind>('CANNOT');
  const [from, setFrom] = useState<string | null>(() => startOfWeek(new Date().toISOString().slice(0, 10)));
  const [wishes, setWishes] = useState(employment.wishes);
  const slots = toSlots(grid);
  const said = JSON.stringify([slots, wishes]);
  const [saved, setSaved] = useState(said);
  const changed = said !== saved;
  const save = useSend(contract.setMyAvailability, {
    keep: {
      words: () => ({ label: own('later.week', { place: employment.location.name }), about: employment.employee_id }),
      onKept: () => {
        setSaved(said);
        toasts.show({ message: own('later.kept') });
      },
    },
    onSuccess: ({ state }) => {
      setSaved(said);
      toasts.show({ message: own(state === 'PENDING' ? 'avail.askedFor' : 'avail.saved') });
    },
  });
  return (
    <Card>
      <div className="grid gap-4">
        <Marking kind={kind} onKind={setKind} byHours={byHours} onByHours={setByHours} />
        {byHours ? (
          <AvailabilityWeek grid={grid} kind={kind} onChange={setGrid} />
        ) : (
          <AvailabilityParts grid={grid} kind={kind} onChange={setGrid} />
        )}
        <WishesFields wishes={wishes} onChange={setWishes} />
        {employment.needs_approval && <p className="text-sm text-ink-2">{own('avail.needsApproval')}</p>}
        {save.isError && <Alert tone="bad">{problem(save.error)}</Alert>}
        <div className="flex flex-wrap items-end gap-3">
          <DayField
            label={own('avail.from')}
            help={own('avail.fromHelp')}
            className="w-48"
            value={from}
            onChange={setFrom}
          />
          <Button
            variant="primary"
            busy={save.isPending}
            disabled={!changed || from === null || isCrossed(wishes)}
            onClick={() => {
              if (from === null) return;
              save.mutate({
                params: { employee_id: employment.employee_id },
                body: { effective_from: from, slots, wishes },
              });
            }}
          >
            {own('avail.save')}
          </Button>
          {changed && (
            <Button
              variant="ghost"
              onClick={() => {
                setGrid(toGrid(employment.slots));
                setWishes(employment.wishes);
              }}
            >
              {own('avail.reset')}
            </Button>
          )}
          <span role="status" className="pb-2 text-sm text-ink-2">
            {changed ? own('avail.unsaved') : ''}
          </span>
        </div>
      </div>
    </Card>
  );
}

interface MarkingProps {
  readonly kind: CellKind;
  readonly onKind: (kind: CellKind) => void;
  readonly byHours: boolean;
  readonly onByHours: (on: boolean) => void;
}

/** As what cells are marked, and how finely. */
function Marking({ kind, onKind, byHours, onByHours }: MarkingProps) {
  const own = useOwnDayPhrases();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="text-base text-ink-2" aria-hidden="true">
        {own('avail.paint')}
      </span>
      <SegmentedControl
        label={own('avail.paint')}
        segments={KINDS.map((value) => ({ value, label: own(`avail.${value}`) }))}
        value={kind}
        onChange={onKind}
      />
      <Button size="sm" variant="ghost" className="ms-auto" onClick={() => onByHours(!byHours)}>
        {own(byHours ? 'avail.byParts' : 'avail.byHours')}
      </Button>
    </div>
  );
}
