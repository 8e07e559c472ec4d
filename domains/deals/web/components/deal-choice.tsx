import { useFormat } from '@hearth/i18n/use-format';
import { RadioGroup } from '@hearth/ui/radio-group';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Select } from '@hearth/ui/select';
import type { DealOptions, NewDeal, ShiftPart } from '../../contract/schemas.ts';
import { useDealWords } from '../words.ts';
import { useShiftText } from './shift-text.tsx';

/** What is chosen of what can be done with a shift: how, which part of it, and with whom or for which shift. */
export interface DealChoice {
  readonly verb: DealOptions['verbs'][number] | null;
  /** A part of it, as yet perhaps without its time; null: the whole shift. */
  readonly part: { readonly side: ShiftPart['side']; readonly at: string | null } | null;
  /** The colleague of a gift, or the shift that comes back in a swap. */
  readonly chosen: string;
}

/** Nothing chosen yet. */
export const NO_CHOICE: DealChoice = { verb: null, part: null, chosen: '' };

/** The part that is chosen with its time, as options are asked for and requests made; nothing: the whole. */
export function partOfChoice({ part }: DealChoice): ShiftPart | undefined {
  return part === null || part.at === null ? undefined : { side: part.side, at: part.at };
}

/** Whether a request can be made of a choice. */
export function isComplete({ verb, part, chosen }: DealChoice): boolean {
  if (part !== null && part.at === null) return false;
  return verb === 'RELEASE' || ((verb === 'GIVE' || verb === 'SWAP') && chosen !== '');
}

/** The request of a choice; null while something is missing. */
export function toRequest(
  choice: DealChoice,
  base: Pick<NewDeal, 'idempotency_key' | 'shift_id' | 'note'>,
): NewDeal | null {
  if (!isComplete(choice)) return null;
  const part = partOfChoice(choice);
  const given = { ...base, ...(part === undefined ? {} : { part }) };
  if (choice.verb === 'GIVE') return { verb: 'GIVE', ...given, to_employee_id: choice.chosen };
  if (choice.verb === 'SWAP') return { verb: 'SWAP', ...base, return_shift_id: choice.chosen };
  return { verb: 'RELEASE', ...given };
}

interface ChoiceFieldsProps {
  readonly options: Pick<DealOptions, 'verbs' | 'part_times' | 'colleagues' | 'swaps'>;
  readonly value: DealChoice;
  readonly onChange: (choice: DealChoice) => void;
}

/** The choice of what is done with a shift, which part of it, and with whom. */
export function DealChoiceFields({ options, value, onChange }: ChoiceFieldsProps) {
  const { t } = useDealWords();
  const text = useShiftText();
  const { verb, part, chosen } = value;
  const choices =
    verb === 'GIVE'
      ? options.colleagues.map(({ employee_id: id, name }) => ({ value: id, label: name, note: undefined }))
      : options.swaps.map(({ colleague, shift }) => ({
          value: shift.shift_id,
          label: text(shift),
          note: colleague.name,
        }));
  const isTimeMissing = part !== null && part.at === null;
  return (
    <>
      <RadioGroup
        label={t('sheet.title')}
        labelHidden
        cards
        options={options.verbs.map((one) => ({
          value: one,
          label: t(`verbs.${one}`),
          note: one === 'PICK_UP' ? undefined : t(`sheet.${one}`),
        }))}
        value={verb ?? ''}
        onChange={(next) => onChange({ ...NO_CHOICE, verb: options.verbs.find((one) => one === next) ?? null })}
      />
      {(verb === 'RELEASE' || verb === 'GIVE') && options.part_times.length > 0 && (
        <PartFields options={options} value={value} onChange={onChange} />
      )}
      {(verb === 'GIVE' || verb === 'SWAP') &&
        !isTimeMissing &&
        (choices.length === 0 ? (
          <p>{t(verb === 'GIVE' ? 'sheet.noColleague' : 'sheet.noSwap')}</p>
        ) : (
          <RadioGroup
            label={t(verb === 'GIVE' ? 'sheet.colleague' : 'sheet.theirShift')}
            options={choices}
            value={chosen}
            onChange={(next) => onChange({ ...value, chosen: next })}
          />
        ))}
    </>
  );
}

const PARTS = ['WHOLE', 'START', 'END'] as const;

/** The whole shift, its beginning until a time, or its end from then on. Another part has other colleagues. */
function PartFields({ options, value, onChange }: ChoiceFieldsProps) {
  const { t } = useDealWords();
  const format = useFormat();
  const { part } = value;
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label={t('part.label')}
        segments={PARTS.map((one) => ({ value: one, label: t(`part.${one}`) }))}
        value={part?.side ?? 'WHOLE'}
        onChange={(side) => onChange({ ...value, chosen: '', part: side === 'WHOLE' ? null : { side, at: null } })}
      />
      {part !== null && (
        <Select
          label={t(part.side === 'START' ? 'part.until' : 'part.from')}
          options={options.part_times.map((time) => ({ id: time, label: format.time(time) }))}
          placeholder="–"
          value={part.at}
          onChange={(at) => onChange({ ...value, chosen: '', part: { ...part, at } })}
        />
      )}
    </div>
  );
}
