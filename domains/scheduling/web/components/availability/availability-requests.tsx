import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { decideAvailabilityChange, listAvailabilityChanges } from '../../../contract/availability-endpoints.ts';
import type { ListedAvailabilityChange } from '../../../contract/availability-schemas.ts';
import { AVAILABILITY_DECIDED, AVAILABILITY_REQUESTED } from '../../../contract/events.ts';
import { useOwnDayPhrases, useTimeOffProblem } from '../own-days/phrases.ts';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { SaidWeek } from './said-week.tsx';

/** The changes of availability that wait for a manager, each beside what holds; nothing where none do. */
export function AvailabilityRequests() {
  const own = useOwnDayPhrases();
  const { id } = useBrand();
  const waiting = useCall(listAvailabilityChanges, { params: { id }, query: { show: 'WAITING' } });
  useReadAgainOn([AVAILABILITY_REQUESTED, AVAILABILITY_DECIDED], [listAvailabilityChanges]);
  const changes = waiting.data?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <Card flush title={own('avail.toDecide')}>
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <ChangeLine key={`${change.id} ${change.version}`} brandId={id} change={change} />
        ))}
      </ul>
    </Card>
  );
}

function ChangeLine({ brandId, change }: { brandId: string; change: ListedAvailabilityChange }) {
  const { format } = useSchedulingPhrases();
  const problem = useTimeOffProblem();
  const own = useOwnDayPhrases();
  const [note, setNote] = useState('');
  const [isDeclining, setDeclining] = useState(false);
  const [isNoteMissing, setNoteMissing] = useState(false);
  const { employee } = change;
  const name = `${employee.first_name} ${employee.last_name}`.trim();
  const send = useSend(decideAvailabilityChange, {
    untilRead: true,
    readWhenRefused: true,
    onSuccess: ({ state }) =>
      toasts.show({ message: own(state === 'IN_FORCE' ? 'avail.approved' : 'avail.declined', { name }) }),
  });
  const params = { id: brandId, change_id: change.id };
  const { version } = change;
  const decline = (): void => {
    setNoteMissing(note.trim() === '');
    if (note.trim() !== '') send.mutate({ params, body: { decision: 'DECLINED', note: note.trim(), version } });
  };
  return (
    <li className="grid gap-3 p-4">
      <div className="grid gap-0.5">
        <b>{name}</b>
        <span className="text-sm text-ink-2">
          {[change.location.name, own('avail.since', { date: format.date(change.effective_from, 'full') })].join(' · ')}
        </span>
      </div>
      <Compared change={change} />
      {send.isError && (
        <Alert tone="bad" urgent>
          {problem(send.error)}
        </Alert>
      )}
      {change.is_own ? (
        <p className="text-sm text-ink-2">{own('avail.isOwn')}</p>
      ) : (
        <>
          {isDeclining && (
            <TextField
              label={own('avail.why')}
              maxLength={300}
              dir="auto"
              value={note}
              error={isNoteMissing && note.trim() === '' ? own('avail.whyNeeded') : undefined}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
          <div className="flex flex-wrap gap-2">
            {!isDeclining && (
              <Button
                variant="primary"
                busy={send.isPending}
                onClick={() => send.mutate({ params, body: { decision: 'APPROVED', note: '', version } })}
              >
                {own('avail.approve')}
                <span className="sr-only"> {name}</span>
              </Button>
            )}
            <Button busy={send.isPending} onClick={() => (isDeclining ? decline() : setDeclining(true))}>
              {own('avail.decline')}
              <span className="sr-only"> {name}</span>
            </Button>
            {isDeclining && (
              <Button variant="ghost" onClick={() => setDeclining(false)}>
                {own('cancel')}
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  );
}

/** What holds, beside what is to hold. */
function Compared({ change }: { change: ListedAvailabilityChange }) {
  const own = useOwnDayPhrases();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <div>
        <h3 className="text-sm text-ink-2">{own('avail.now')}</h3>
        {change.before === null ? <p className="text-sm">{own('avail.nothing')}</p> : <SaidWeek {...change.before} />}
      </div>
      <div>
        <h3 className="text-sm text-ink-2">{own('avail.new')}</h3>
        <SaidWeek slots={change.slots} wishes={change.wishes} />
      </div>
    </div>
  );
}
