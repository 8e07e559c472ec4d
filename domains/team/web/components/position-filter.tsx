import { Select } from '@hearth/ui/select';
import { usePositions } from '../api.ts';
import { useTeamPhrases } from '../words.ts';

const ANY = 'any';

/** Narrows the people by position; empty for any. */
export default function PositionFilter({
  positionId,
  onChange,
  className,
}: {
  readonly positionId: string;
  readonly onChange: (positionId: string) => void;
  readonly className: string;
}) {
  const { t } = useTeamPhrases();
  const positions = usePositions().data?.positions ?? [];
  return (
    <Select
      className={className}
      label={t('filters.position')}
      labelHidden
      placeholder={t('filters.anyPosition')}
      value={positionId === '' ? ANY : positionId}
      options={[
        { id: ANY, label: t('filters.anyPosition') },
        ...positions.map(({ id, name, department }) => ({ id, label: name, note: t(`departments.${department}`) })),
      ]}
      onChange={(id) => onChange(id === ANY ? '' : id)}
    />
  );
}
