import { Avatar } from '@hearth/ui/avatar';
import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { Minus, Pencil, Plus } from 'lucide-react';
import type { PersonDiff, PublishDiff } from '../../../contract/schemas.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { positionTint } from '../grid/week-row.tsx';

/** Everyone whose schedule a publication changes, with each change. */
export function PublishPeople({ diff }: { diff: PublishDiff }) {
  const { snapshot, conflictPhrases, positions, phrases } = useSchedule();
  const { compare } = phrases;
  const { name } = conflictPhrases;
  const people = diff.people.toSorted((one, other) => compare(name(one.employee_id), name(other.employee_id)));
  return (
    <ul className="divide-y divide-line">
      {people.map((person) => {
        const known = snapshot.people.get(person.employee_id);
        const position = known?.position_id == null ? undefined : positions.get(known.position_id);
        return (
          <li key={person.employee_id} className="flex items-start gap-3 py-2.5">
            <Avatar name={name(person.employee_id)} tint={positionTint(position)} size={32} />
            <div className="min-w-0 flex-1">
              <b className="text-base">{name(person.employee_id)}</b>
              <Changes person={person} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Changes({ person }: { person: PersonDiff }) {
  const { phrases, snapshot } = useSchedule();
  const { t, format } = phrases;
  const tell = useDialogPhrases();
  const line = (id: string, tone: 'ok' | 'info' | 'neutral', icon: typeof Plus, word: string) => {
    const found = snapshot.roster.shifts.get(id);
    // For whom a shift is taken away, it is told as they knew it.
    const before =
      found !== undefined && found.published !== null && found.published !== 'same' ? found.published : found;
    const told = tone === 'ok' ? found : tone === 'neutral' ? before : found;
    return (
      <li key={id} className="flex flex-wrap items-center gap-2 text-dense">
        <Badge tone={tone} icon={<Icon of={icon} size={12} />}>
          {word}
        </Badge>
        {told !== undefined && (
          <span>
            {tone === 'info' && before !== found && before !== undefined && (
              <s className="me-1.5 text-ink-2">
                {format.date(before.date, 'weekday')} {phrases.range(before)}
              </s>
            )}
            {format.date(told.date, 'weekday')} {phrases.range(told)}
          </span>
        )}
      </li>
    );
  };
  return (
    <ul className="mt-1 grid gap-1">
      {person.added.map((id) => line(id, 'ok', Plus, tell('publish.added')))}
      {person.changed.map((id) => line(id, 'info', Pencil, tell('publish.changed')))}
      {person.removed.map((id) => line(id, 'neutral', Minus, t('publish.removed')))}
    </ul>
  );
}
