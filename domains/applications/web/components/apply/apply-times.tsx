import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { TextField } from '@hearth/ui/text-field';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Draft } from '../../state/draft.ts';
import en from '../../en.json' with { type: 'json' };
import type { UsualShift } from '../../../rules/usual-shifts.ts';
import { splitShiftsByFit } from '../../../rules/usual-shifts.ts';
import type { StepProps } from './apply-you.tsx';
import { DayInput } from './day-input.tsx';
import { WeekGrid } from './week-grid.tsx';

/** Asks for availability, hours per week and the first day. */
export function ApplyTimes({ draft, usual, errors, onChange, onBlur }: StepProps & { usual: readonly UsualShift[] }) {
  const { t } = usePhrases('applications', en);
  return (
    <div className="grid gap-5">
      <div>
        <WeekGrid
          availability={draft.availability}
          usual={usual}
          onChange={(availability) => onChange({ availability })}
        />
        {usual.length > 0 && (
          <p className="mt-2 flex items-center gap-2 text-sm text-ink-2">
            <span aria-hidden="true" className="h-4 w-5.5 rounded-xs border-[1.5px] border-dashed border-bar" />
            {t('apply.usual')}
          </p>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          size="xl"
          label={t('apply.hours')}
          optionalHint={t('apply.optional')}
          inputMode="numeric"
          value={draft.hoursPerWeek}
          error={errors['hoursPerWeek']}
          onChange={(event) => onChange({ hoursPerWeek: event.target.value })}
          onBlur={() => onBlur('hoursPerWeek')}
        />
        <DayInput
          size="xl"
          label={t('apply.start')}
          optionalHint={t('apply.optional')}
          value={draft.canStartOn}
          error={errors['canStartOn']}
          onChange={(canStartOn) => onChange({ canStartOn })}
        />
      </div>
    </div>
  );
}

/** The covered part of the usual week; hidden if the job has none. */
export function Coverage({ draft, usual }: { draft: Draft; usual: readonly UsualShift[] }) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  if (usual.length === 0) return null;
  const covered = splitShiftsByFit(usual, draft.availability).covered.length;
  return (
    <p role="status" className="flex items-center gap-2 text-base font-bold">
      <Icon
        of={covered > 0 ? CircleCheck : CircleDashed}
        size={20}
        className={covered > 0 ? 'text-ok' : 'text-ink-3'}
      />
      {covered === usual.length
        ? t('apply.coveredAll', { count: covered })
        : t('apply.covered', { count: covered, all: format.number(usual.length) })}
    </p>
  );
}
