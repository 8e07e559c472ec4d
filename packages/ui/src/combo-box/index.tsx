import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { join } from '../classes/join.ts';
import type { LabelledProps } from '../field/index.tsx';
import { BOX, BOX_SIZE, isShown } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';
import { AT_POPOVER, FLOATING, FLOATING_ITEM, FLOATING_OFFSET } from '../popover/surface.ts';
import { Spinner } from '../spinner/index.tsx';

/** One choice of a combo box. */
export type ComboOption = {
  id: string;
  label: string;
  note?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

/** What a ComboBox takes; with onSearch the choices come from outside and are not filtered here. */
export type ComboBoxProps = Omit<LabelledProps, 'labelEnd'> & {
  options: readonly ComboOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string | undefined;
  /** Said when nothing matches. */
  emptyText: string;
  onSearch?: ((text: string) => void) | undefined;
  /** The text in the box, for a search that the page controls. */
  text?: string | undefined;
  busy?: boolean | undefined;
  /** Keeps a text that is none of the choices. */
  freeText?: boolean | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** Chooses one of many by typing a part of it. */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    labelHidden = false,
    optionalHint,
    help,
    error,
    size = 'md',
    className,
    options,
    value,
    onChange,
    placeholder,
    emptyText,
    onSearch,
    text,
    busy = false,
  } = props;
  return (
    <AriaComboBox
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      items={options}
      allowsEmptyCollection
      allowsCustomValue={props.freeText === true}
      menuTrigger="focus"
      {...(onSearch === undefined ? {} : { onInputChange: onSearch, defaultFilter: () => true })}
      {...(text === undefined ? {} : { inputValue: text })}
      {...(props.name === undefined ? {} : { name: props.name })}
      isInvalid={isShown(error)}
      isRequired={props.required === true}
      isDisabled={props.disabled === true}
      className={join('grid min-w-0 content-start gap-1.5', className)}
    >
      <Label className={labelHidden ? 'sr-only' : 'text-dense font-bold'}>
        {label}
        {optionalHint !== undefined && <span className="ms-1.5 font-normal text-ink-3">{optionalHint}</span>}
      </Label>
      <Group className={join(BOX, BOX_SIZE[size], 'ps-3 pe-1')}>
        <Input
          {...(placeholder === undefined ? {} : { placeholder })}
          className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
        />
        {busy && <Spinner size={16} className="text-ink-2" />}
        <Button className="grid size-7 shrink-0 place-items-center rounded-xs text-ink-2 data-[hovered]:bg-sunken phone:size-10">
          <Icon of={ChevronDown} />
        </Button>
      </Group>
      {isShown(error) && (
        <Text slot="errorMessage" className="text-sm text-bad">
          {error}
        </Text>
      )}
      {isShown(help) && (
        <Text slot="description" className="text-sm text-ink-2">
          {help}
        </Text>
      )}
      <Popover
        {...FLOATING_OFFSET}
        placement="bottom start"
        style={AT_POPOVER}
        className={join(FLOATING, 'w-(--trigger-width)')}
      >
        <ListBox<ComboOption>
          className="max-h-[min(25rem,inherit)] overflow-auto p-1 outline-none"
          renderEmptyState={() => <span className="block px-2.5 py-2 text-base text-ink-2">{emptyText}</span>}
        >
          {({ id, label: name, note, icon, disabled = false }) => (
            <ListBoxItem id={id} textValue={name} isDisabled={disabled} className={join('group/option', FLOATING_ITEM)}>
              {icon}
              <span className="min-w-0 flex-1">
                <Text slot="label" className="block group-data-[selected]/option:font-bold">
                  {name}
                </Text>
                {note !== undefined && (
                  <Text slot="description" className="block text-sm text-ink-2">
                    {note}
                  </Text>
                )}
              </span>
              <Icon of={Check} className="invisible text-accent-ink group-data-[selected]/option:visible" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
