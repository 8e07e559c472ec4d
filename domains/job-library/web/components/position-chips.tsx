import { FilterChips } from '@hearth/ui/chip';
import type { BankQuestion } from '../../contract/question-schemas.ts';

type Positions = BankQuestion['positions'];

/** Chooses positions among those offered. */
export function PositionChips({
  label,
  offered,
  chosen,
  onChange,
}: {
  readonly label: string;
  readonly offered: Positions;
  readonly chosen: Positions;
  readonly onChange: (positions: Positions) => void;
}) {
  return (
    <FilterChips
      label={label}
      chips={offered.map(({ id, name }) => ({ id, label: name }))}
      chosen={chosen.map(({ id }) => id)}
      onChange={(ids) => onChange(offered.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name })))}
    />
  );
}
