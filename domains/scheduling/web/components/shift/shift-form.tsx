import { newId } from '@hearth/kit/id';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { TextField } from '@hearth/ui/text-field';
import { Trash2, Undo2 } from 'lucide-react';
import type { FormEvent } from 'react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { Shift } from '../../../contract/schemas.ts';
import { ConflictList } from '../conflicts/conflict-list.tsx';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { removeShifts } from '../grid/grid-keys.ts';
import { ShiftAssignment, ShiftTimes } from './shift-fields.tsx';
import { NEW, type ShiftDraft, type NewShiftDefaults, useShiftDraft } from './use-shift-draft.ts';
import { VerdictLine } from './verdict-line.tsx';

/** Only for published shifts where laws are checked. */
const ShiftPremiums = lazy(() => import('./shift-premiums.tsx'));
const ShiftConsent = lazy(() => import('../consents/shift-consent.tsx'));

type ShiftFormProps = {
  shift: Shift | undefined;
  /** What a new shift starts with. */
  start: NewShiftDefaults;
  typed?: string;
  /** Saves at once: Enter came before the form did. */
  entered?: boolean;
  onDone: () => void;
};

/** A shift as one typed line and as fields; both say the same. Enter saves. */
export function ShiftForm({ shift, start, typed = '', entered = false, onDone }: ShiftFormProps) {
  const { phrases, mayEdit, snapshot } = useSchedule();
  const { week } = snapshot;
  const editor = useScheduleEditor();
  const t = useDialogPhrases();
  const draft = useShiftDraft(shift, start, typed);
  const { content, commands, isComplete } = draft;
  const save = (): void => {
    if (!isComplete) return;
    const named = commands.map((command) => (command.id === NEW ? { ...command, id: newId() } : command));
    if (commands.length === 0 || editor.attempt(named, phrases.t('done.saved'))) onDone();
  };
  const hasEntered = useRef(false);
  const saveEntered = useEffectEvent(() => {
    // React runs an effect again where what it stands in is hidden and shown: that is no second Enter.
    if (!entered || hasEntered.current) return;
    hasEntered.current = true;
    save();
  });
  useEffect(() => saveEntered(), [entered]);
  if (shift?.removed === true) return <RemovedShift shift={shift} onDone={onDone} />;
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save();
      }}
      className="grid gap-3"
      noValidate
    >
      {shift !== undefined && <ConflictList shift={shift} onDone={onDone} />}
      {shift !== undefined && week.may.publish && week.publication_number > 0 && week.laws.rules.length > 0 && (
        <Suspense fallback={null}>
          <ShiftConsent shiftId={shift.id} />
        </Suspense>
      )}
      <ShiftLine draft={draft} isNew={shift === undefined} />
      <ShiftTimes draft={draft} />
      <ShiftAssignment draft={draft} />
      <TextField
        label={t('form.note')}
        size="sm"
        maxLength={500}
        autoComplete="off"
        value={content.note}
        readOnly={!mayEdit}
        onChange={(event) => draft.set({ note: event.target.value })}
      />
      {commands.length > 0 && <VerdictLine commands={commands} employeeId={content.employee_id} />}
      {commands.length > 0 && shift !== undefined && shift.published !== null && week.laws.rules.length > 0 && (
        <Suspense fallback={null}>
          <ShiftPremiums shift={shift} after={content} />
        </Suspense>
      )}
      {mayEdit && <ShiftActions shift={shift} isComplete={isComplete} onDone={onDone} />}
    </form>
  );
}

function ShiftLine({ draft, isNew }: { draft: ShiftDraft; isNew: boolean }) {
  const { mayEdit } = useSchedule();
  const t = useDialogPhrases();
  const { line, unreadable } = draft;
  return (
    <TextField
      label={t('form.line')}
      size="sm"
      autoFocus
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      placeholder={t('form.example')}
      value={line}
      readOnly={!mayEdit}
      onFocus={(event) => !isNew && event.target.select()}
      onChange={(event) => draft.typeLine(event.target.value)}
      error={unreadable !== null && line.length > 3 ? t(`form.${unreadable}`) : undefined}
    />
  );
}

type ShiftActionsProps = { shift: Shift | undefined; isComplete: boolean; onDone: () => void };

function ShiftActions({ shift, isComplete, onDone }: ShiftActionsProps) {
  const { t: common } = useSchedule().phrases;
  const editor = useScheduleEditor();
  const t = useDialogPhrases();
  return (
    <div className="flex items-center gap-2">
      <Button type="submit" variant="primary" size="sm" disabled={!isComplete}>
        {t(shift === undefined ? 'form.add' : 'form.save')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onDone}>
        {common('cancel')}
      </Button>
      {shift !== undefined && (
        <Button
          size="sm"
          variant="danger"
          className="ms-auto"
          icon={<Icon of={Trash2} />}
          onClick={() => {
            removeShifts(editor, [shift]);
            onDone();
          }}
        >
          {t('form.remove')}
        </Button>
      )}
    </div>
  );
}

function RemovedShift({ shift, onDone }: { shift: Shift; onDone: () => void }) {
  const { t: common } = useSchedule().phrases;
  const editor = useScheduleEditor();
  const t = useDialogPhrases();
  return (
    <div className="grid gap-3">
      <p className="text-dense">{common('grid.removed')}</p>
      <Button
        icon={<Icon of={Undo2} />}
        onClick={() => editor.attempt([{ kind: 'restore', id: shift.id }], common('done.restored')) && onDone()}
      >
        {t('form.restore')}
      </Button>
    </div>
  );
}
