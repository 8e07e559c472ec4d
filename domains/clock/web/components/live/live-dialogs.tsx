import type { LivePerson } from '../../../contract/schemas.ts';
import { useClockWords } from '../../words.ts';
import { CorrectionDialog } from '../correction-dialog.tsx';
import { CallDialog } from './call-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { StationDialog } from './station-dialog.tsx';
import { MarkDialog } from './mark-dialog.tsx';
import type { LiveDialog } from './person-menu.tsx';
import { useCorrect } from './use-correct.ts';

interface DialogsProps {
  readonly dialog: LiveDialog;
  readonly person: LivePerson;
  readonly brandId: string;
  readonly date: string;
  readonly now: string;
  readonly zone: string;
  readonly stations: readonly string[];
  readonly onClose: () => void;
}

/** The dialog about somebody’s day that is open. */
export function LiveDialogs({ dialog, person, brandId, date, now, zone, stations, onClose }: DialogsProps) {
  const { t, format } = useClockWords();
  const correct = useCorrect(brandId, person.employee_id);
  const common = { brandId, zone, onClose };
  const whose = { employeeId: person.employee_id, name: person.name };
  switch (dialog.is) {
    case 'CORRECT':
      return (
        <CorrectionDialog
          title={t('edit.title')}
          day={date}
          zone={zone}
          punches={person.punches}
          begin={dialog.kind === null ? undefined : { kind: dialog.kind, at: now }}
          reasonHelp={t('edit.managerHelp')}
          send={correct}
          onClose={onClose}
        />
      );
    case 'MARK': {
      const before = person.marks.find(({ shift_id: id }) => id === dialog.shift.id);
      return <MarkDialog {...common} {...dialog} {...whose} before={before} />;
    }
    case 'MESSAGE':
      return <MessageDialog brandId={brandId} onClose={onClose} {...whose} />;
    case 'STATION':
      return <StationDialog brandId={brandId} onClose={onClose} {...whose} shift={dialog.shift} stations={stations} />;
    case 'CALL':
      return <CallDialog {...common} shift={dialog.shift} holder={{ id: person.employee_id, name: person.name }} />;
    case 'END':
      return (
        <EndDialog
          {...common}
          {...whose}
          shift={dialog.shift}
          at={dialog.isHome ? format.instantTime(now, zone) : null}
        />
      );
  }
}
