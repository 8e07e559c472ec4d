import { useForm } from '@hearth/client/use-form';
import { localDay } from '@hearth/kit/local-day';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { newId } from '@hearth/kit/id';
import { useState } from 'react';
import type { NewCorrection, PunchChange, PunchKind } from '../../contract/schemas.ts';
import { instantAt } from '../../rules/local-instant.ts';
import { useClockWords } from '../words.ts';

const KINDS = ['IN', 'OUT', 'BREAK_START', 'BREAK_END'] as const;
const ACTS = ['ADD', 'EDIT', 'REMOVE'] as const;

interface CorrectionProps {
  readonly title: string;
  readonly day: string;
  readonly zone: string;
  /** Those that count and can be changed. */
  readonly punches: readonly { readonly id: string; readonly kind: PunchKind; readonly at: string }[];
  /** What is most likely missing, and when: the form begins with it. */
  readonly begin?: { readonly kind: PunchKind; readonly at: string } | undefined;
  readonly reasonHelp: string;
  readonly send: (wanted: NewCorrection) => Promise<unknown>;
  readonly onClose: () => void;
}

interface Draft {
  act: (typeof ACTS)[number];
  punch: string;
  kind: PunchKind;
  day: string | null;
  time: string;
  reason: string;
}

/** One correction with its reason: a punch that is missing, at another time, or wrong altogether. */
export function CorrectionDialog({ title, day, zone, punches, begin, reasonHelp, send, onClose }: CorrectionProps) {
  const { t, problem, format } = useClockWords();
  const [key] = useState(() => newId());
  const form = useForm<Draft, unknown>({
    values: {
      act: 'ADD',
      punch: punches[0]?.id ?? '',
      kind: begin?.kind ?? 'OUT',
      day: begin === undefined ? day : localDay(begin.at, zone),
      time: begin === undefined ? '' : format.instantTime(begin.at, zone),
      reason: '',
    },
    check: (draft) => ({
      reason: draft.reason.trim() === '' ? t('missing') : undefined,
      day: draft.act !== 'REMOVE' && draft.day === null ? t('missing') : undefined,
      time: draft.act !== 'REMOVE' && draft.time === '' ? t('missing') : undefined,
    }),
    send: (draft) =>
      send({ idempotency_key: key, changes: [toChange(draft, punches, zone)], reason: draft.reason.trim() }),
    onSent: onClose,
  });
  const { act } = form.values;
  const acts = punches.length === 0 ? (['ADD'] as const) : ACTS;
  const choose = (id: string | null): void => {
    const chosen = punches.find((one) => one.id === id);
    if (chosen === undefined) return;
    form.set('punch', chosen.id);
    form.set('kind', chosen.kind);
    form.set('day', localDay(chosen.at, zone));
    form.set('time', format.instantTime(chosen.at, zone));
  };
  return (
    <FormDialog form={form} title={title} submit={t('save')} problem={problem} onClose={onClose} size="sm">
      <Select
        label={t('edit.what')}
        placeholder={t('edit.what')}
        options={acts.map((id) => ({ id, label: t(`edit.acts.${id}`) }))}
        value={act}
        onChange={(value) => {
          form.set('act', ACTS.find((one) => one === value) ?? act);
          if (value !== 'ADD') choose(form.values.punch);
        }}
      />
      {act !== 'ADD' && (
        <Select
          label={t('edit.which')}
          placeholder={t('edit.which')}
          options={punches.map((one) => ({
            id: one.id,
            label: `${t(`kinds.${one.kind}`)} ${format.instantTime(one.at, zone)}`,
          }))}
          value={form.values.punch}
          onChange={choose}
        />
      )}
      {act === 'ADD' && (
        <Select
          label={t('edit.kind')}
          placeholder={t('edit.kind')}
          options={KINDS.map((id) => ({ id, label: t(`kinds.${id}`) }))}
          value={form.values.kind}
          onChange={(value) => form.set('kind', KINDS.find((one) => one === value) ?? 'OUT')}
        />
      )}
      {act !== 'REMOVE' && (
        <div className="grid grid-cols-2 items-start gap-3">
          <DayField label={t('edit.day')} {...form.field('day')} />
          <TextField label={t('edit.time')} type="time" {...form.text('time')} />
        </div>
      )}
      <TextArea label={t('reason')} help={reasonHelp} maxLength={300} rows={2} dir="auto" {...form.text('reason')} />
    </FormDialog>
  );
}

function toChange(draft: Draft, punches: CorrectionProps['punches'], zone: string): PunchChange {
  const chosen = draft.act === 'ADD' ? undefined : punches.find((one) => one.id === draft.punch);
  const at =
    draft.act === 'REMOVE' && chosen !== undefined
      ? chosen.at
      : new Date(instantAt(draft.day ?? '', draft.time, zone)).toISOString();
  return { act: draft.act, punch_id: chosen?.id ?? null, kind: chosen?.kind ?? draft.kind, at, position_id: null };
}
