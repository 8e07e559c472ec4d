import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { join } from '../classes/join.ts';
import type { LabelledProps } from '../field/index.tsx';
import { BOX_SIZE, FieldFrame, isRendered, useFieldIds } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';
import { Popover } from '../popover/index.tsx';

/** The props of a PickerField: the text of what is chosen, and what opens to choose it. */
export type PickerFieldProps = LabelledProps & {
  text: string;
  placeholder: string;
  icon: LucideIcon;
  /** Name of what opens. */
  popoverLabel: string;
  disabled?: boolean | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A field that is not typed in: a press opens what it is chosen from. */
export function PickerField({
  text,
  placeholder,
  icon,
  popoverLabel,
  disabled,
  children,
  size = 'md',
  ...frame
}: PickerFieldProps) {
  const ids = useFieldIds(undefined, frame.help, frame.error);
  const valueId = `${ids.id}-value`;
  return (
    <FieldFrame ids={ids} {...frame}>
      <Popover
        label={popoverLabel}
        trigger={
          <button
            type="button"
            id={ids.id}
            disabled={disabled}
            aria-labelledby={`${ids.labelId} ${valueId}`}
            aria-describedby={ids.describedBy}
            className={join(
              'flex w-full items-center gap-2 border border-line-field bg-surface px-3 text-start tabular-nums transition-colors duration-150 hover:not-disabled:bg-surface-2 disabled:border-line-strong disabled:bg-surface-2 disabled:text-ink-3',
              BOX_SIZE[size],
              isRendered(frame.error) && 'border-bad',
            )}
          >
            <span id={valueId} className={join('min-w-0 flex-1', text === '' && 'text-ink-3')}>
              {text === '' ? placeholder : text}
            </span>
            <Icon of={icon} className="text-ink-2" />
          </button>
        }
      >
        {children}
      </Popover>
    </FieldFrame>
  );
}
