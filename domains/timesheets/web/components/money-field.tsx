import { fractionDigits } from '@hearth/kit/currency';
import { NumberField } from '@hearth/ui/number-field';

interface MoneyFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly currency: string;
  /** Minor units. */
  readonly value: number | null;
  readonly error?: string | undefined;
  readonly onChange: (value: number | null) => void;
}

/** An amount in a currency, typed in its units and kept in its minor units. */
export function MoneyField({ label, help, currency, value, error, onChange }: MoneyFieldProps) {
  const digits = fractionDigits(currency);
  const scale = 10 ** digits;
  return (
    <NumberField
      label={`${label} (${currency})`}
      help={help}
      error={error}
      min={0}
      max={10_000_000}
      format={{ maximumFractionDigits: digits }}
      value={value === null ? null : value / scale}
      onChange={(next) => onChange(next === null ? null : Math.round(next * scale))}
    />
  );
}
