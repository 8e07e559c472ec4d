import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import { join } from '../classes/join.ts';
import { AT_POPOVER, DEFAULT_PLACEMENT, FLOATING, FLOATING_OFFSET } from './surface.ts';

/** The placement of a floating surface relative to its trigger, in logical directions. */
export type Placement = 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'top' | 'start' | 'end';

/** The props of a Popover: one of our buttons as trigger, and a name for its content. */
export type PopoverProps = {
  trigger: ReactElement<Record<string, unknown>, string>;
  label: string;
  placement?: Placement | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  /** Content, or a function that receives what closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A small dialog beside its trigger; Escape and a press outside close it. */
export function Popover({
  trigger,
  label,
  placement = DEFAULT_PLACEMENT,
  open,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  return (
    <DialogTrigger
      {...(open === undefined ? {} : { isOpen: open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Pressable>{trigger}</Pressable>
      <AriaPopover
        {...FLOATING_OFFSET}
        placement={placement}
        style={AT_POPOVER}
        className={join(FLOATING, 'max-w-[min(28rem,calc(100vw-2rem))] overflow-auto', className)}
      >
        <Dialog aria-label={label} className="p-4 outline-none">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
