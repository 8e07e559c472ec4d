import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import { Disclosure } from '@hearth/ui/disclosure';
import { Icon } from '@hearth/ui/icon';
import { Ban, CircleCheck, Clock, Undo2 } from 'lucide-react';
import type { AvailabilityChange } from '../../../contract/availability-schemas.ts';
import { useOwnDayPhrases } from '../own-days/phrases.ts';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { SaidWeek } from './said-week.tsx';

const LOOK = {
  PENDING: { tone: 'info', icon: Clock },
  IN_FORCE: { tone: 'ok', icon: CircleCheck },
  DECLINED: { tone: 'bad', icon: Ban },
  REPLACED: { tone: 'neutral', icon: Undo2 },
} as const;

/** What one said of one's usual week: what waits for a manager, what was declined and why, and everything before. */
export function OwnChanges({ changes }: { changes: readonly AvailabilityChange[] }) {
  const { format } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  const [last] = changes;
  if (last === undefined) return null;
  const from = format.date(last.effective_from, 'full');
  return (
    <>
      {last.state === 'PENDING' && (
        <Alert tone="info" icon={<Icon of={Clock} size={20} />} title={own('avail.pending', { date: from })}>
          {own('avail.pendingNote')}
        </Alert>
      )}
      {last.state === 'DECLINED' && (
        <Alert tone="warn" title={own('avail.wasDeclined', { date: from })}>
          {own('leave.answer', { note: last.decision_note })}
        </Alert>
      )}
      <Card>
        <Disclosure title={own('avail.history')}>
          <ul className="divide-y divide-line">
            {changes.map((change) => (
              <li key={change.id} className="grid gap-1 py-2">
                <p className="flex flex-wrap items-center justify-between gap-2">
                  <b>{own('avail.since', { date: format.date(change.effective_from, 'full') })}</b>
                  <Badge tone={LOOK[change.state].tone} icon={<Icon of={LOOK[change.state].icon} size={14} />}>
                    {own(`avail.states.${change.state}`)}
                  </Badge>
                </p>
                <SaidWeek slots={change.slots} wishes={change.wishes} />
                {change.decision_note !== '' && (
                  <p className="text-sm text-ink-2">{own('leave.answer', { note: change.decision_note })}</p>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      </Card>
    </>
  );
}
