import { Clock } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMemo, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { IconButton } from '../button/index.tsx';
import { join } from '../classes/join.ts';
import type { LabelledProps } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';
import { Popover } from '../popover/index.tsx';
import { FLOATING_ITEM } from '../popover/surface.ts';
import { TextField } from '../text-field/index.tsx';
import type { ClockTime, TimeBounds, TimeSteps } from './times.ts';
import { adjustTime, buildTimeOptions, completeTime, isTimeWithin, listStep } from './times.ts';

export type { ClockTime } from './times.ts';

/** The props of a TimePicker; arrows move by the steps, one hour and one minute by default. */
export type TimePickerProps = LabelledProps &
  TimeBounds &
  TimeSteps & {
    value: ClockTime | null;
    onChange: (value: ClockTime | null) => void;
    labels: { open: string; times: string; invalid: string; outOfBounds: string; none: string };
    name?: string | undefined;
    required?: boolean | undefined;
    disabled?: boolean | undefined;
  };

const HOURS_END = 2;

/** A time of day typed (9, 930, 9:30), moved by the arrow keys part by part, or picked from a list. */
export function TimePicker({
  value,
  onChange,
  labels,
  min,
  max,
  hourStep,
  minuteStep,
  error,
  name,
  required,
  disabled,
  ...frame
}: TimePickerProps) {
  const { text, wrong, fault, setDraft, choose, leave, arrow } = useTimeText(
    { value, onChange, labels },
    { min, max },
    { hourStep, minuteStep },
  );
  return (
    <TextField
      {...frame}
      // What is shown is not the value: a form asks its fields before it is sent.
      ref={(input) => input?.setCustomValidity(wrong ?? '')}
      onInvalid={leave}
      error={error ?? fault}
      value={text}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={leave}
      onKeyDown={arrow}
      placeholder="HH:MM"
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      name={name}
      required={required}
      disabled={disabled}
      inputClassName="tabular-nums"
      end={
        <Popover
          label={labels.times}
          placement="bottom end"
          trigger={<IconButton label={labels.open} size="sm" disabled={disabled} icon={<Icon of={Clock} />} />}
        >
          {(close) => (
            <TimeList
              label={labels.times}
              none={labels.none}
              bounds={{ min, max }}
              step={listStep({ hourStep, minuteStep })}
              value={value}
              onChoose={(time) => {
                choose(time);
                close();
              }}
            />
          )}
        </Popover>
      }
    />
  );
}

/** The text of a time field, validated on blur; arrow keys change its parts. */
function useTimeText(
  { value, onChange, labels }: Pick<TimePickerProps, 'value' | 'onChange' | 'labels'>,
  bounds: TimeBounds,
  steps: TimeSteps,
) {
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const text = draft ?? value ?? '';
  const typed = draft === null || draft === '' ? null : completeTime(draft);
  const wrong =
    typed === undefined
      ? labels.invalid
      : typed !== null && !isTimeWithin(typed, bounds)
        ? labels.outOfBounds
        : undefined;
  function leave() {
    if (draft === null) return;
    if (wrong !== undefined) return setFault(wrong);
    choose(typed ?? null);
  }
  function choose(time: ClockTime | null) {
    setFault(undefined);
    setDraft(null);
    onChange(time);
  }
  function arrow(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') leave();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const time = completeTime(text) ?? bounds.min ?? '12:00';
    const input = event.currentTarget;
    const part = (input.selectionStart ?? 0) <= HOURS_END ? 'hours' : 'minutes';
    event.preventDefault();
    // The part is marked in what is drawn, and before the next key: a mark that comes later would undo what that key did.
    flushSync(() => choose(adjustTime(time, part, event.key === 'ArrowUp' ? 1 : -1, steps, bounds)));
    input.setSelectionRange(part === 'hours' ? 0 : HOURS_END + 1, part === 'hours' ? HOURS_END : HOURS_END + 3);
  }
  return { text, wrong, fault, setDraft, choose, leave, arrow };
}

function TimeList({
  label,
  none,
  bounds,
  step,
  value,
  onChoose,
}: {
  label: string;
  none: string;
  bounds: TimeBounds;
  step: number;
  value: ClockTime | null;
  onChoose: (time: ClockTime) => void;
}) {
  const { min, max } = bounds;
  const times = useMemo(() => buildTimeOptions({ min, max }, step), [min, max, step]);
  return (
    <ListBox
      autoFocus
      // Escape closes the list; by itself it would take the choice away first.
      escapeKeyBehavior="none"
      aria-label={label}
      selectionMode="single"
      selectedKeys={value === null ? [] : [value]}
      // A press on the time that is chosen takes it away from the list's choice: it is meant all the same.
      onSelectionChange={(keys) => {
        const [key = value] = keys === 'all' ? [] : keys;
        if (key !== null) onChoose(String(key));
      }}
      renderEmptyState={() => <span className="text-base text-ink-2">{none}</span>}
      className="-m-3 max-h-[25rem] min-w-28 overflow-auto p-1 outline-none"
    >
      {times.map((time) => (
        <ListBoxItem
          key={time}
          id={time}
          textValue={time}
          className={join(FLOATING_ITEM, 'tabular-nums data-[selected]:font-bold data-[selected]:text-accent-ink')}
        >
          {time}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
