import { RadioGroup } from '@hearth/ui/radio-group';
import type { DealOptions, NewDeal } from '../../contract/schemas.ts';
import { useDealWords } from '../words.ts';
import { useShiftText } from './shift-text.tsx';

/** What is chosen of what can be done with a shift: how, and with whom or for which shift. */
export interface DealChoice {
  readonly verb: DealOptions['verbs'][number] | null;
  /** The colleague of a gift, or the shift that comes back in a swap. */
  readonly chosen: string;
}

/** Nothing chosen yet. */
export const NO_CHOICE: DealChoice = { verb: null, chosen: '' };

/** Whether a request can be made of a choice. */
export function isComplete({ verb, chosen }: DealChoice): boolean {
  return verb === 'RELEASE' || ((verb === 'GIVE' || verb === 'SWAP') && chosen !== '');
}

/** The request of a choice; null while something is missing. */
export function toRequest(
  choice: DealChoice,
  base: Pick<NewDeal, 'idempotency_key' | 'shift_id' | 'note'>,
): NewDeal | null {
  if (!isComplete(choice)) return null;
  if (choice.verb === 'GIVE') return { verb: 'GIVE', ...base, to_employee_id: choice.chosen };
  if (choice.verb === 'SWAP') return { verb: 'SWAP', ...base, return_shift_id: choice.chosen };
  return { verb: 'RELEASE', ...base };
}

/** The choice of what is done with a shift, and with whom. */
export function DealChoiceFields({
  options,
  value: { verb, chosen },
  onChange,
}: {
  readonly options: DealOptions;
  readonly value: DealChoice;
  readonly onChange: (choice: DealChoice) => void;
}) {
  const { t } = useDealWords();
  const text = useShiftText();
  const choices =
    verb === 'GIVE'
      ? options.colleagues.map(({ employee_id: id, name }) => ({ value: id, label: name, note: undefined }))
      : options.swaps.map(({ colleague, shift }) => ({
          value: shift.shift_id,
          label: text(shift),
          note: colleague.name,
        }));
  return (
    <>
      <RadioGroup
        label={t('sheet.title')}
        labelHidden
        cards
        options={options.verbs.map((value) => ({
          value,
          label: t(`verbs.${value}`),
          note: value === 'PICK_UP' ? undefined : t(`sheet.${value}`),
        }))}
        value={verb ?? ''}
        onChange={(value) => onChange({ verb: options.verbs.find((one) => one === value) ?? null, chosen: '' })}
      />
      {(verb === 'GIVE' || verb === 'SWAP') &&
        (choices.length === 0 ? (
          <p>{t(verb === 'GIVE' ? 'sheet.noColleague' : 'sheet.noSwap')}</p>
        ) : (
          <RadioGroup
            label={t(verb === 'GIVE' ? 'sheet.colleague' : 'sheet.theirShift')}
            options={choices}
            value={chosen}
            onChange={(value) => onChange({ verb, chosen: value })}
          />
        ))}
    </>
  );
}
