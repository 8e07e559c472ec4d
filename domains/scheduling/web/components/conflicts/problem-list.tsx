import { Icon } from '@hearth/ui/icon';
import { Popover } from '@hearth/ui/popover';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Conflict } from '../../../contract/schemas.ts';
import { RecordedAnswer } from './recorded-answer.tsx';
import { useSchedule } from '../editor/use-schedule.ts';

type ProblemListProps = {
  trigger: ReactElement<Record<string, unknown>, string>;
  conflicts: readonly Conflict[];
  label: string;
  onShow: (conflict: Conflict) => void;
  onClose: () => void;
};

/** The conflicts of the week, each a way to its cell. */
export default function ProblemList({ trigger, conflicts, label, onShow, onClose }: ProblemListProps) {
  const { phrases, conflictPhrases } = useSchedule();
  const { format } = phrases;
  return (
    <Popover trigger={trigger} label={label} placement="bottom end" open onOpenChange={(open) => !open && onClose()}>
      <ul className="-m-2 grid w-96 max-w-full">
        {conflicts.map((conflict) => (
          <li key={conflict.key}>
            <button
              type="button"
              onClick={() => {
                onClose();
                onShow(conflict);
              }}
              className="flex w-full items-center gap-2 rounded-sm px-2 py-1.5 text-start text-sm hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <b>{conflictPhrases.name(conflict.employee_id)}</b>, {format.date(conflict.date, 'weekday')}
                <span className="block text-ink-2">{conflictPhrases.title(conflict)}</span>
                <RecordedAnswer conflict={conflict} />
              </span>
              <Icon of={ChevronRight} directional className="text-ink-2" />
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
