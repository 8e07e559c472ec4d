import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { join } from '../classes/join.ts';
import type { Tone } from '../classes/tones.ts';
import { isRendered } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';

const LOOK: Readonly<Record<Tone, { drawing: typeof Info; colour: string; frame: string }>> = {
  neutral: { drawing: Info, colour: 'text-ink-2', frame: 'bg-surface-2 border-line' },
  info: { drawing: Info, colour: 'text-info', frame: 'bg-info-soft border-info/25' },
  ok: { drawing: CircleCheck, colour: 'text-ok', frame: 'bg-ok-soft border-ok/25' },
  warn: { drawing: TriangleAlert, colour: 'text-warn', frame: 'bg-warn-soft border-warn/25' },
  bad: { drawing: CircleAlert, colour: 'text-bad', frame: 'bg-bad-soft border-bad/25' },
};

/** The props of an Alert: what happened, what was kept, what to do. */
export type AlertProps = {
  tone?: Tone | undefined;
  title?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** Interrupts a screen reader: for what was caused just now and needs an answer. */
  urgent?: boolean | undefined;
  onDismiss?: { label: string; run: () => void } | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A message that stays on the page, beside what it is about. */
export function Alert({
  tone = 'info',
  title,
  action,
  icon,
  urgent = false,
  onDismiss,
  className,
  children,
}: AlertProps) {
  const { drawing, colour, frame } = LOOK[tone];
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={join('flex items-start gap-3 rounded-md border p-3 text-base', frame, className)}
    >
      <span className={join('mt-px', colour)}>{icon ?? <Icon of={drawing} size={20} />}</span>
      <div className="min-w-0 flex-1">
        {isRendered(title) && <p className={join('font-bold', colour)}>{title}</p>}
        {isRendered(children) && <div className="text-ink">{children}</div>}
        {isRendered(action) && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
      </div>
      {onDismiss !== undefined && (
        <button
          type="button"
          aria-label={onDismiss.label}
          onClick={onDismiss.run}
          className="-m-1 grid size-7 place-items-center rounded-sm text-ink-2 hover:bg-ink/10 phone:size-11"
        >
          <Icon of={X} />
        </button>
      )}
    </div>
  );
}

/** A strip across the page, under the header: offline, suspended, a test environment. */
export function Banner({
  tone = 'warn',
  icon,
  action,
  children,
}: {
  tone?: Tone | undefined;
  icon?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { drawing, colour, frame } = LOOK[tone];
  return (
    <div
      role="status"
      className={join(
        'flex min-h-10 flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b px-4 py-2 text-base font-bold',
        frame,
        colour,
      )}
    >
      <span className="inline-flex items-center gap-2">
        {icon ?? <Icon of={drawing} />}
        {children}
      </span>
      {action}
    </div>
  );
}
