import { BOX, BOX_SIZE, FieldFrame, useFieldIds } from '@hearth/ui/field';
import { Icon } from '@hearth/ui/icon';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type NativeSelectProps = {
  label: string;
  labelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  options: readonly { readonly id: string; readonly label: string; readonly group?: string }[];
  help?: ReactNode;
  size?: 'sm' | 'md';
  disabled?: boolean;
  className?: string;
};

/** A choice drawn by the browser: it needs no script, and a phone shows its own wheel. */
export function NativeSelect({
  label,
  labelHidden,
  value,
  onChange,
  options,
  help,
  size = 'md',
  disabled,
  className,
}: NativeSelectProps) {
  const ids = useFieldIds(undefined, help, undefined);
  const groups = [...new Set(options.map((option) => option.group))];
  return (
    <FieldFrame ids={ids} label={label} labelHidden={labelHidden} help={help} className={className}>
      <span className={`${BOX} ${BOX_SIZE[size]} relative`}>
        <select
          id={ids.id}
          value={value}
          disabled={disabled}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange(event.target.value)}
          className="min-w-0 flex-1 appearance-none self-stretch truncate rounded-[inherit] bg-surface ps-3 pe-8 outline-none"
        >
          {groups.map((group) => {
            const own = options
              .filter((option) => option.group === group)
              .map((option) => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ));
            return group === undefined ? (
              own
            ) : (
              <optgroup key={group} label={group}>
                {own}
              </optgroup>
            );
          })}
        </select>
        <Icon of={ChevronDown} className="pointer-events-none absolute end-2.5 text-ink-2" />
      </span>
    </FieldFrame>
  );
}
