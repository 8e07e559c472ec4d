import { CalendarDays } from 'lucide-react';
import type { DateBounds, IsoDate } from '../calendar/index.tsx';
import { Icon } from '../icon/index.tsx';

/** The props of a NativePicker: like those of its field. */
export type NativePickerProps = DateBounds & {
  label: string;
  value: IsoDate | null;
  onChoose: (day: IsoDate | null) => void;
  disabled?: boolean | undefined;
};

/**
 * The device's own date picker, for fingers. A transparent date input covers the icon, so that a tap opens the picker on every
 * phone, also where scripts may not open it.
 */
export function NativePicker({ label, value, onChoose, disabled, min, max }: NativePickerProps) {
  return (
    <span className="relative hidden size-9 items-center justify-center rounded-sm pointer-coarse:flex phone:size-11 has-[:focus-visible]:ring-3 has-[:focus-visible]:ring-accent/40">
      <Icon of={CalendarDays} />
      <input
        type="date"
        aria-label={label}
        value={value ?? ''}
        min={min}
        max={max}
        disabled={disabled}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
        onClick={({ currentTarget }) => openPicker(currentTarget)}
        className="absolute inset-0 size-full opacity-0"
      />
    </span>
  );
}

function openPicker(input: HTMLInputElement): void {
  try {
    input.showPicker();
  } catch {
    // Older browsers open it by the tap itself.
  }
}
