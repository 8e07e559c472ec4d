import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { Button, IconButton } from '../button/index.tsx';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';
import { AT_POPOVER, DEFAULT_PLACEMENT, FLOATING } from '../popover/surface.ts';
import { Spotlight } from './spotlight.tsx';
import type { TourEnd, TourStep } from './steps.ts';
import { arrowPress, nextPlace, shownSteps } from './steps.ts';

export type { TourEnd, TourStep } from './steps.ts';

/** What a Tour takes. It begins where it is drawn: draw it for those who have not seen it, lazily. */
export type TourProps = {
  steps: readonly TourStep[];
  labels: { next: string; back: string; done: string; close: string; place: (step: number, count: number) => string };
  /** Called once, at the end of the last step or when it is left before: the place to remember that it was seen. */
  onEnd: (end: TourEnd) => void;
};

/** Points at parts of the page, one after the other, and says what each is for. */
export function Tour({ steps, labels, onEnd }: TourProps) {
  const [shown] = useState(() => shownSteps(steps, (target) => document.querySelector(target) !== null));
  const [place, setPlace] = useState(0);
  const step = shown[place];
  const target = useRef<Element>(null);
  const textId = useId();
  const none = step === undefined;
  useEffect(() => {
    // A tour of what is not on the page is no tour, and nobody has seen it.
    if (none) onEnd('left');
    // oxlint-disable-next-line react/exhaustive-deps -- once: a tour without steps stays one
  }, [none]);
  if (step === undefined) return null;
  // React Aria reads the place of the popover from the ref while it draws it.
  target.current = document.querySelector(step.target);

  function press(key: 'next' | 'back' | 'leave') {
    const next = nextPlace(place, key, shown.length);
    if (typeof next === 'number') setPlace(next);
    else onEnd(next);
  }
  function arrow(event: KeyboardEvent) {
    const key = arrowPress(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (key !== undefined && !(key === 'next' && last)) press(key);
  }
  const last = place === shown.length - 1;
  return (
    <>
      <Spotlight target={step.target} />
      <Popover
        triggerRef={target}
        isOpen
        onOpenChange={(open) => !open && press('leave')}
        shouldCloseOnInteractOutside={() => false}
        offset={12}
        placement={DEFAULT_PLACEMENT}
        style={AT_POPOVER}
        className={join(FLOATING, 'w-[min(22rem,calc(100vw-2rem))]')}
      >
        {/* Each step is a dialog of its own, so that it is read aloud; the popover stays, and knows where the focus came from. */}
        <Dialog key={step.target} aria-describedby={textId} className="p-4 outline-none">
          <div className="grid gap-2" onKeyDown={arrow}>
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <p className="text-sm text-ink-2 tabular-nums">{labels.place(place + 1, shown.length)}</p>
                <Heading slot="title" className="text-lg font-bold text-balance">
                  {step.title}
                </Heading>
              </div>
              <IconButton
                label={labels.close}
                icon={<Icon of={X} size={20} />}
                onClick={() => press('leave')}
                className="-me-2 -mt-1"
              />
            </div>
            <p id={textId} className="text-base text-ink-2">
              {step.text}
            </p>
            <div className="flex justify-end gap-2">
              {place > 0 && <Button onClick={() => press('back')}>{labels.back}</Button>}
              <Button variant="primary" autoFocus onClick={() => press('next')}>
                {last ? labels.done : labels.next}
              </Button>
            </div>
          </div>
        </Dialog>
      </Popover>
    </>
  );
}
