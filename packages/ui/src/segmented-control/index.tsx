import type { ReactNode } from 'react';
import { useId } from 'react';
import { join } from '../classes/join.ts';

/** One of the views or modes. */
export type Segment<Value extends string> = { value: Value; label: ReactNode; disabled?: boolean | undefined };

/** The props of a SegmentedControl: a name, two to five segments, the one chosen. */
export type SegmentedControlProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'sm' | 'md' | 'lg' | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
};

const SIZE = {
  sm: 'min-h-6 px-2.5 text-sm',
  md: 'min-h-7.5 px-3 text-dense',
  lg: 'min-h-11 px-4 text-base',
} as const;

/** Switches between a few views of the same thing. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  size = 'md',
  wide = false,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={join(
        wide ? 'grid auto-cols-fr grid-flow-col' : 'inline-flex max-w-full flex-wrap',
        'rounded-sm border border-line bg-sunken p-0.5',
        className,
      )}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={join(
            'relative flex items-center justify-center gap-1.5 rounded-xs whitespace-nowrap text-ink-2 transition-colors duration-150 phone:min-h-11',
            'hover:text-ink has-checked:bg-surface has-checked:font-bold has-checked:text-ink has-checked:shadow-raised has-checked:ring-1 has-checked:ring-line-strong forced-colors:has-checked:outline-2',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent-ink has-disabled:opacity-55',
            SIZE[size],
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onChange(segment.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {segment.label}
        </label>
      ))}
    </div>
  );
}
