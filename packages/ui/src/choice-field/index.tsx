import { ChevronDown } from 'lucide-react';
import type { ComponentType, PointerEvent } from 'react';
import { useCallback, useState } from 'react';
import { join } from '../classes/join.ts';
import { pressOpen } from '../deferred/press-open.ts';
import { BOX_SIZE, FieldFrame, isRendered, useFieldIds } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';
import type { SelectProps } from '../select/index.tsx';
import { TRIGGER } from '../select/look.ts';

/** The props of a ChoiceField: what a Select of one value takes. */
export type ChoiceFieldProps = Extract<SelectProps, { multiple?: false }>;

const load = (): Promise<ComponentType<ChoiceFieldProps>> =>
  import('../select/index.tsx').then(({ Select }) => Select as ComponentType<ChoiceFieldProps>);

/**
 * A Select that is only its box until somebody comes near it; the list is loaded then. A press that comes before the code opens
 * the list as soon as it has arrived.
 */
export function ChoiceField(props: ChoiceFieldProps) {
  const [Full, setFull] = useState<ComponentType<ChoiceFieldProps> | null>(null);
  const [wish, setWish] = useState<'none' | 'focus' | 'open'>('none');
  const [took, setTook] = useState(false);
  const arrive = useCallback(
    (frame: HTMLDivElement | null) => {
      const button = frame?.querySelector('button');
      if (button === null || button === undefined || wish === 'none' || took) return;
      setTook(true);
      button.focus();
      if (wish === 'open') pressOpen(button);
    },
    [wish, took],
  );
  const approach = (): void => {
    load().then(
      (loaded) => setFull(() => loaded),
      // Tried again at the next approach.
      () => setWish('none'),
    );
  };
  if (Full !== null) {
    return (
      <div ref={arrive} className={join('min-w-0', props.className)}>
        <Full {...props} className={undefined} />
      </div>
    );
  }
  return (
    <div className={join('min-w-0', props.className)}>
      <Box
        {...props}
        busy={wish === 'open'}
        onNear={approach}
        onFocus={() => {
          setWish((now) => (now === 'open' ? now : 'focus'));
          approach();
        }}
        onBlur={() => setWish((now) => (now === 'open' ? now : 'none'))}
        onPress={() => {
          setWish('open');
          approach();
        }}
      />
    </div>
  );
}

/** The box as it looks before the list is there, with the same name for who does not see it. */
function Box({
  label,
  labelHidden,
  labelEnd,
  optionalHint,
  help,
  error,
  size = 'md',
  options,
  value,
  placeholder,
  disabled = false,
  busy,
  onNear,
  onFocus,
  onBlur,
  onPress,
}: ChoiceFieldProps & {
  busy: boolean;
  onNear: () => void;
  onFocus: () => void;
  onBlur: () => void;
  onPress: () => void;
}) {
  const ids = useFieldIds(undefined, help, error);
  const valueId = `${ids.id}-value`;
  const chosen = options.find(({ id }) => id === value);
  return (
    <FieldFrame ids={ids} {...{ label, labelHidden, labelEnd, optionalHint, help, error }}>
      <button
        type="button"
        id={ids.id}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-busy={busy ? true : undefined}
        aria-labelledby={`${valueId} ${ids.labelId}`}
        aria-describedby={ids.describedBy}
        data-disabled={disabled ? true : undefined}
        onPointerEnter={onNear}
        onFocus={onFocus}
        onBlur={onBlur}
        onPointerDown={({ pointerType, button }: PointerEvent) => {
          // The code may arrive between the press and the release of a mouse button.
          if (pointerType === 'mouse' && button === 0) onPress();
        }}
        onClick={onPress}
        className={join(TRIGGER, BOX_SIZE[size], isRendered(error) && 'border-bad')}
      >
        <span id={valueId} className={join('min-w-0 flex-1 truncate text-start', chosen === undefined && 'text-ink-3')}>
          {chosen?.label ?? placeholder}
        </span>
        <Icon of={ChevronDown} className="text-ink-2" />
      </button>
    </FieldFrame>
  );
}
