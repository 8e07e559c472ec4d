import { Badge } from '@hearth/ui/badge';
import type { ShiftContent } from '../../../contract/schemas.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { useVersionWords } from './words.ts';

type ChangeProps = { readonly before: ShiftContent | null; readonly after: ShiftContent | null };

/** One shift of a version, or of what brings one back: as it was, and as it is after it. */
export function VersionChange({ before, after }: ChangeProps) {
  const { phrases, snapshot } = useSchedule();
  const { t } = useVersionWords();
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed';
  const tone = { added: 'ok', changed: 'info', removed: 'neutral' } as const;
  const nameOf = ({ employee_id: id }: ShiftContent): string => {
    if (id === null) return t('open');
    const person = snapshot.people.get(id);
    return person === undefined ? t('former') : `${person.first_name} ${person.last_name}`.trim();
  };
  const say = (shift: ShiftContent) => (
    <>
      <bdi className="font-bold">{nameOf(shift)}</bdi> {phrases.format.date(shift.date, 'weekday')}{' '}
      {phrases.range(shift)}
    </>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <Badge tone={tone[kind]}>{t(kind)}</Badge>
      {before !== null && <span className={after === null ? '' : 'text-ink-2 line-through'}>{say(before)}</span>}
      {after !== null && <span>{say(after)}</span>}
    </li>
  );
}
