import { Button } from '../button/index.tsx';
import { join } from '../classes/join.ts';

/** The props of a Progress; without a value it only says that work goes on. */
export type ProgressProps = {
  /** What is being done: "Publishing 14 shifts". */
  label: string;
  value?: number | undefined;
  max?: number | undefined;
  /** How far it is, in words: "6 of 23 done". */
  countText: string;
  onCancel?: { label: string; run: () => void } | undefined;
  className?: string | undefined;
};

/** Long work with its count and a way to stop it. */
export function Progress({ label, value, max = 100, countText, onCancel, className }: ProgressProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, max === 0 ? 1 : value / max));
  return (
    <div className={join('flex items-center gap-4', className)}>
      <div className="grid min-w-0 flex-1 gap-1.5 text-base">
        <div className="flex flex-wrap justify-between gap-x-4">
          <span className="font-bold">{label}</span>
          <span className="text-ink-2 tabular-nums">{countText}</span>
        </div>
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={countText}
          className="h-1.5 overflow-hidden rounded-full bg-sunken"
        >
          <div
            className={join(
              'h-full rounded-full bg-accent forced-colors:bg-[Highlight] transition-[width] duration-200 ease-out',
              share === undefined && 'w-1/3 animate-shimmer',
            )}
            style={share === undefined ? undefined : { width: `${share * 100}%` }}
          />
        </div>
      </div>
      {onCancel !== undefined && (
        <Button size="sm" onClick={onCancel.run}>
          {onCancel.label}
        </Button>
      )}
    </div>
  );
}

/** A thin bar of how much is used: grey until it is over, then amber. */
export function Meter({
  label,
  value,
  max,
  valueText,
  className,
}: {
  label: string;
  value: number;
  max: number;
  valueText: string;
  className?: string | undefined;
}) {
  const over = value > max;
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(max, value)}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={join('h-0.75 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={join('h-full rounded-full forced-colors:bg-[Highlight]', over ? 'bg-warn' : 'bg-ink-3')}
        style={{ width: `${max === 0 ? 0 : Math.min(1, value / max) * 100}%` }}
      />
    </div>
  );
}
