import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { Text } from 'react-aria-components/Text';
import { join } from '../classes/join.ts';
import type { LabelledProps } from '../field/index.tsx';
import { BOX_SIZE, isRendered } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';

/** The props of a NumberField; the format is that of the page's language. */
export type NumberFieldProps = Omit<LabelledProps, 'labelEnd'> & {
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  format?: Intl.NumberFormatOptions | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** A number typed as people write it in their language, or changed by arrows and buttons. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    labelHidden = false,
    optionalHint,
    help,
    error,
    size = 'md',
    className,
    value,
    onChange,
    min,
    max,
    step,
    format,
    name,
    required,
    disabled,
  } = props;
  return (
    <AriaNumberField
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      {...(min === undefined ? {} : { minValue: min })}
      {...(max === undefined ? {} : { maxValue: max })}
      {...(step === undefined ? {} : { step })}
      {...(format === undefined ? {} : { formatOptions: format })}
      {...(name === undefined ? {} : { name })}
      isInvalid={isRendered(error)}
      isRequired={required === true}
      isDisabled={disabled === true}
      className={join('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}
    >
      <Label className={labelHidden ? 'sr-only' : 'text-dense font-bold'}>
        {label}
        {optionalHint !== undefined && <span className="ms-1.5 font-normal text-ink-3">{optionalHint}</span>}
      </Label>
      <Group className={join(NUMBER_BOX, BOX_SIZE[size], 'px-1')}>
        <Button slot="decrement" className={STEP}>
          <Icon of={Minus} />
        </Button>
        <Input className="min-w-0 flex-1 self-stretch bg-transparent px-1 text-center tabular-nums outline-none" />
        <Button slot="increment" className={STEP}>
          <Icon of={Plus} />
        </Button>
      </Group>
      {isRendered(error) && (
        <Text slot="errorMessage" className="text-sm text-bad">
          {error}
        </Text>
      )}
      {isRendered(help) && (
        <Text slot="description" className="text-sm text-ink-2">
          {help}
        </Text>
      )}
    </AriaNumberField>
  );
}

/** As BOX, but only the input's being disabled shows on the box: at a limit one of the buttons is disabled, and the number is not. */
const NUMBER_BOX =
  'flex w-full items-center border border-line-field bg-surface text-ink transition-[border-color,box-shadow] duration-150 ease-out ' +
  'focus-within:border-accent-ink focus-within:ring-3 focus-within:ring-accent/25 ' +
  'has-[input:disabled]:bg-surface-2 has-[input:disabled]:text-ink-3 has-[input:disabled]:border-line-strong ' +
  'has-[[aria-invalid=true]]:border-bad has-[[aria-invalid=true]]:focus-within:ring-bad/25';

const STEP =
  'grid size-7 shrink-0 place-items-center rounded-xs text-ink-2 transition-colors duration-150 data-[hovered]:bg-sunken data-[disabled]:opacity-40 phone:h-auto phone:w-11 phone:self-stretch';
