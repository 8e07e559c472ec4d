import { TextField } from '@hearth/ui/text-field';
import { useId } from 'react';
import { rankPeople } from '../../state/week/rank-people.ts';
import { fullName } from '../../state/grid/week-rows.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { NativeSelect } from '../native-select.tsx';
import { departmentName } from './department-name.ts';
import type { ShiftDraft } from './use-shift-draft.ts';

/** The start, end and break of a shift. */
export function ShiftTimes({ draft }: { draft: ShiftDraft }) {
  const { mayEdit } = useSchedule();
  const t = useDialogPhrases();
  return (
    <div className="grid grid-cols-3 gap-2">
      {(['start', 'end'] as const).map((edge) => (
        <TextField
          key={edge}
          label={t(`form.${edge}`)}
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          value={draft.times[edge]}
          readOnly={!mayEdit}
          onChange={(event) => draft.typeTime(edge, event.target.value)}
          onBlur={() => draft.leaveTime(edge)}
        />
      ))}
      <TextField
        label={t('form.pause')}
        size="sm"
        inputMode="numeric"
        autoComplete="off"
        value={String(draft.content.unpaid_break_minutes)}
        readOnly={!mayEdit}
        onChange={(event) =>
          draft.set({ unpaid_break_minutes: Math.min(480, Number(event.target.value.replaceAll(/\D/g, ''))) })
        }
      />
    </div>
  );
}

/** The position, station, person and day of a shift. */
export function ShiftAssignment({ draft }: { draft: ShiftDraft }) {
  const { content, set } = draft;
  const { phrases, mayEdit, snapshot } = useSchedule();
  const t = useDialogPhrases();
  const { positions, people } = useChoices(draft);
  const stationList = useId();
  return (
    <div className="grid grid-cols-2 gap-2">
      <NativeSelect
        size="sm"
        label={t('form.position')}
        value={content.position_id ?? ''}
        options={positions}
        onChange={(id) => set({ position_id: id === '' ? null : id })}
      />
      <TextField
        label={t('form.station')}
        size="sm"
        maxLength={60}
        autoComplete="off"
        value={content.station}
        readOnly={!mayEdit}
        list={stationList}
        onChange={(event) => set({ station: event.target.value })}
      />
      <datalist id={stationList}>
        {snapshot.week.stations
          .filter((station) => !station.is_archived)
          .map(({ name }) => (
            <option key={name} value={name} />
          ))}
      </datalist>
      <NativeSelect
        size="sm"
        label={t('form.person')}
        value={content.employee_id ?? ''}
        options={people}
        onChange={(id) => set({ employee_id: id === '' ? null : id })}
      />
      <NativeSelect
        size="sm"
        label={t('form.day')}
        value={content.date}
        options={snapshot.index.dates.map((date) => ({ id: date, label: phrases.format.date(date, 'weekday') }))}
        onChange={(date) => set({ date })}
      />
    </div>
  );
}

/** Positions that are used at the location before the others, and people by what the shift would mean for them. */
function useChoices(draft: ShiftDraft) {
  const { phrases, snapshot } = useSchedule();
  const { t, compare } = phrases;
  const dialog = useDialogPhrases();
  const { people, positions, shifts } = snapshot.week;
  const used = new Set([...people, ...shifts].map((one) => one.position_id));
  const tellsUsed = positions.some(({ id }) => used.has(id)) && !positions.every(({ id }) => used.has(id));
  const isUsed = (id: string): boolean => tellsUsed && used.has(id);
  const ranked = rankPeople(snapshot, draft.content.position_id, draft);
  const labels = {
    fits: dialog('form.fits'),
    warn: t('verdict.warn'),
    consent: t('verdict.consent'),
    block: t('verdict.block'),
  };
  return {
    positions: [
      { id: '', label: t('grid.noPosition') },
      ...positions
        .map(({ id, name, department }) => ({
          id,
          label: name,
          group: isUsed(id) ? dialog('form.usedHere') : departmentName(phrases, department),
        }))
        .sort(
          (one, other) =>
            Number(isUsed(other.id)) - Number(isUsed(one.id)) ||
            compare(one.group, other.group) ||
            compare(one.label, other.label),
        ),
    ],
    people: [
      { id: '', label: dialog('form.nobody') },
      ...ranked
        .map(({ person, fit, rank }) => ({
          id: person.employee_id,
          label: fullName(person),
          rank,
          ...(fit === null ? {} : { group: labels[fit] }),
        }))
        .sort((one, other) => one.rank - other.rank || compare(one.label, other.label)),
    ],
  };
}
