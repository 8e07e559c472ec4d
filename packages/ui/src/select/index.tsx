import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { Badge } from '../badge/index.tsx';
import { join } from '../classes/join.ts';
import type { LabelledProps } from '../field/index.tsx';
import { BOX_SIZE, isRendered } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';
import { AT_POPOVER, DEFAULT_PLACEMENT, FLOATING_ITEM, FLOATING_LIST, FLOATING_OFFSET } from '../popover/surface.ts';
import { TRIGGER } from './look.ts';

/** One choice; a badge or a second line is optional. */
export type SelectOption = {
  id: string;
  label: string;
  note?: string | undefined;
  badge?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

type SharedProps = LabelledProps & {
  options: readonly SelectOption[];
  placeholder: string;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** The props of a Select: one value or, with multiple, a list of values. */
export type SelectProps = SharedProps &
  (
    | { multiple?: false; value: string | null; onChange: (value: string) => void }
    | {
        multiple: true;
        value: readonly string[];
        onChange: (value: string[]) => void;
        /** Words for more than two choices, e.g. "4 selected". */
        summary?: ((count: number) => string) | undefined;
        /** Shows what is chosen as badges. */
        badges?: boolean | undefined;
      }
  );

/** Chooses one or several of a short list; typing letters jumps to a choice. */
export function Select(props: SelectProps) {
  const {
    label,
    labelHidden = false,
    labelEnd,
    optionalHint,
    help,
    error,
    size = 'md',
    className,
    options,
    placeholder,
    name,
    required,
    disabled,
  } = props;
  const frame = {
    placeholder,
    isInvalid: isRendered(error),
    isDisabled: disabled === true,
    isRequired: required === true,
    ...(name === undefined ? {} : { name }),
    className: join('relative grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5', className),
  };
  const inside = (
    <>
      <span className={labelHidden ? 'sr-only' : 'flex items-center justify-between gap-3 text-dense'}>
        <Label className="font-bold">
          {label}
          {optionalHint !== undefined && <span className="ms-1.5 font-normal text-ink-3">{optionalHint}</span>}
        </Label>
        {labelEnd}
      </span>
      <Button className={join(TRIGGER, BOX_SIZE[size])}>
        <SelectValue className="min-w-0 flex-1 truncate text-start data-[placeholder]:text-ink-3">
          {({ defaultChildren, selectedItems }) => formatSelection(props, selectedItems.length, defaultChildren)}
        </SelectValue>
        <Icon of={ChevronDown} className="text-ink-2" />
      </Button>
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
      <Popover
        {...FLOATING_OFFSET}
        placement={DEFAULT_PLACEMENT}
        style={AT_POPOVER}
        className={join(FLOATING_LIST, 'min-w-(--trigger-width)')}
      >
        <ListBox className="max-h-[25rem] overflow-auto p-1 outline-none">{options.map(drawOption)}</ListBox>
      </Popover>
    </>
  );
  if (props.multiple === true) {
    return (
      <AriaSelect
        {...frame}
        selectionMode="multiple"
        value={[...props.value]}
        onChange={(keys) => props.onChange(keys.map(String))}
      >
        {inside}
      </AriaSelect>
    );
  }
  return (
    <AriaSelect {...frame} value={props.value} onChange={(key) => key !== null && props.onChange(String(key))}>
      {inside}
    </AriaSelect>
  );
}

function formatSelection(props: SelectProps, count: number, standard: ReactNode): ReactNode {
  if (count === 0) return props.placeholder;
  if (props.multiple === true) {
    if (count > 2 && props.summary !== undefined) return props.summary(count);
    const chosen = props.options.filter((option) => props.value.includes(option.id));
    if (props.badges !== true) return chosen.map((option) => option.label).join(', ');
    return (
      <span className="flex gap-1">
        {chosen.map((option) => (
          <Badge key={option.id} tone="info">
            {option.label}
          </Badge>
        ))}
      </span>
    );
  }
  return props.options.find((option) => option.id === props.value)?.label ?? standard;
}

function drawOption({ id, label, note, badge, icon, disabled = false }: SelectOption) {
  return (
    <ListBoxItem
      key={id}
      id={id}
      textValue={label}
      isDisabled={disabled}
      className={join('group/option', FLOATING_ITEM)}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="flex items-center justify-between gap-3">
          <span className="group-data-[selected]/option:font-bold">{label}</span>
          {badge}
        </span>
        {note !== undefined && <span className="block text-sm text-ink-2">{note}</span>}
      </span>
      <Icon of={Check} className="invisible text-accent-ink group-data-[selected]/option:visible" />
    </ListBoxItem>
  );
}
