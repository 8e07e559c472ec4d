import type { ReactElement, ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

/** What a Tooltip takes: a short text and the focusable element it explains. */
export type TooltipProps = {
  text: ReactNode;
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  children: ReactElement<Record<string, unknown>, string>;
};

/** A few words about a control, on hover and on focus; never the only place for what is needed. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip
        placement={placement}
        offset={5}
        style={{ zIndex: 'var(--z-index-tooltip, 1050)' }}
        className="max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-sm text-surface shadow-lifted data-[entering]:animate-[fade-in_120ms_ease-out]"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
