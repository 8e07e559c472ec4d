import { ComboBox } from '@hearth/ui/combo-box';
import { NumberField } from '@hearth/ui/number-field';
import { MOST_POSITIONS, MOST_YEARS } from '../../contract/limits.ts';
import type { Experience } from '../../contract/schemas.ts';
import { useProfileWords } from '../words.ts';
import { Rows } from './rows.tsx';

/** Editable list of positions with years of experience, from a list or as free text. */
export function PositionRows({
  positions,
  known,
  onChange,
}: {
  readonly positions: readonly Experience[];
  readonly known: readonly string[];
  readonly onChange: (positions: Experience[]) => void;
}) {
  const { t } = useProfileWords();
  return (
    <Rows
      title={t('part.POSITIONS')}
      help={t('help.positions')}
      items={positions}
      most={MOST_POSITIONS}
      addLabel={t('add.position')}
      removeLabel={({ position }) => t('remove', { what: position === '' ? t('field.position') : position })}
      fresh={{ position: '', years: 1 }}
      onChange={onChange}
    >
      {(item, set) => (
        <>
          <ComboBox
            label={t('field.position')}
            emptyText={t('field.none')}
            options={known.map((name) => ({ id: name, label: name }))}
            value={known.includes(item.position) ? item.position : null}
            shownText={item.position}
            onChange={(position) => set({ ...item, position: position ?? '' })}
            onFreeText={(position) => set({ ...item, position: position.slice(0, 80) })}
          />
          <NumberField
            label={t('field.years')}
            value={item.years}
            min={0}
            max={MOST_YEARS}
            onChange={(years) => set({ ...item, years: years ?? 0 })}
          />
        </>
      )}
    </Rows>
  );
}
