import { ComboBox } from '@hearth/ui/combo-box';
import { Select } from '@hearth/ui/select';
import { suggestDepartment, DEPARTMENTS } from '../../rules/department.ts';
import { usePositions } from '../api.ts';
import type { PositionChoice } from '../draft.ts';
import { useTeamPhrases } from '../words.ts';

const NEW = 'new';

/** Chooses a position of the group, or creates one, which then asks for its department. */
export function PositionField(props: {
  position: PositionChoice | null;
  error: string | undefined;
  onChange: (position: PositionChoice | null) => void;
}) {
  const { position, error, onChange } = props;
  const { t } = useTeamPhrases();
  const positions = usePositions().data?.positions ?? [];
  const isNew = position !== null && position.id === null;
  const options = [
    ...(isNew ? [{ id: NEW, label: position.name }] : []),
    ...positions.map(({ id, name, department }) => ({ id, label: name, note: t(`departments.${department}`) })),
  ];

  function choose(id: string | null) {
    const chosen = positions.find((one) => one.id === id);
    if (chosen !== undefined) onChange({ id: chosen.id, name: chosen.name, department: chosen.department });
    else if (id === null) onChange(null);
  }
  function write(name: string) {
    const same = positions.find((one) => one.name.localeCompare(name, undefined, { sensitivity: 'base' }) === 0);
    if (same === undefined) onChange({ id: null, name, department: suggestDepartment(name) });
    else choose(same.id);
  }

  return (
    <>
      <ComboBox
        label={t('form.position')}
        optionalHint={t('optional')}
        help={isNew ? t('form.positionNew', { name: position.name }) : t('form.positionHelp')}
        emptyText={t('form.positionHelp')}
        error={error}
        options={options}
        value={isNew ? NEW : (position?.id ?? null)}
        onChange={choose}
        onFreeText={write}
      />
      {isNew && (
        <Select
          label={t('form.department')}
          placeholder={t('form.department')}
          value={position.department}
          options={DEPARTMENTS.map((id) => ({ id, label: t(`departments.${id}`) }))}
          onChange={(id) =>
            onChange({ ...position, department: DEPARTMENTS.find((one) => one === id) ?? position.department })
          }
        />
      )}
    </>
  );
}
