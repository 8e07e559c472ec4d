import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/index.tsx';
import { join } from '../classes/join.ts';
import { isRendered } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';
import { atModalLayer } from '../layers/at-modal-layer.ts';
import { FocusBack } from '../layers/focus-back.tsx';
import { ScrollArea } from '../scroll-area/index.tsx';

/** Width of a modal on the desk; on a phone all reach the edges. */
export type ModalSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl';

/** The props of a Modal: a title, a body, and usually buttons in the footer. */
export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  size?: ModalSize | undefined;
  /** Said below the title. */
  description?: ReactNode;
  footer?: ReactNode;
  /** A press outside closes it; leave out where input could be lost. */
  dismissable?: boolean | undefined;
  /** An alert dialog interrupts: for what cannot be undone. */
  alert?: boolean | undefined;
  children?: ReactNode;
};

const WIDTH: Readonly<Record<ModalSize, string>> = {
  xs: 'sm:max-w-80',
  sm: 'sm:max-w-[26rem]',
  md: 'sm:max-w-[35rem]',
  lg: 'sm:max-w-[45rem]',
  xl: 'sm:max-w-[60rem]',
  xxl: 'sm:max-w-[75rem]',
};

/** A dialog over the page that keeps the focus inside and gives it back when it closes. */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  size = 'md',
  description,
  footer,
  dismissable = false,
  alert = false,
  children,
}: ModalProps) {
  return (
    <ModalOverlay
      ref={atModalLayer}
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissable={dismissable}
      className="fixed inset-0 flex h-(--visual-viewport-height) items-end justify-center bg-backdrop data-[entering]:animate-[fade-in_150ms_ease-out] data-[exiting]:animate-[fade-in_120ms_ease-in_reverse] sm:items-center sm:p-6"
    >
      <AriaModal
        className={join(
          'flex max-h-full w-full outline-none data-[entering]:animate-[modal-in_180ms_ease-out]',
          WIDTH[size],
        )}
      >
        <FocusBack />
        <Dialog
          role={alert ? 'alertdialog' : 'dialog'}
          className="flex max-h-[92dvh] min-h-0 w-full flex-col rounded-t-lg bg-surface text-ink shadow-lifted outline-none sm:max-h-full sm:rounded-lg"
        >
          <header className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <Heading slot="title" className="text-xl font-bold text-balance">
                {title}
              </Heading>
              {isRendered(description) && <p className="mt-1 text-base text-ink-2">{description}</p>}
            </div>
            <IconButton label={closeLabel} icon={<Icon of={X} size={20} />} onClick={onClose} className="-me-2 -mt-1" />
          </header>
          {isRendered(children) && (
            <ScrollArea className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent">
              {children}
            </ScrollArea>
          )}
          {isRendered(footer) && <ModalFooter>{footer}</ModalFooter>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}

/** The line of buttons at the end of a modal or drawer, for forms that wrap body and footer. */
export function ModalFooter({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <footer
      className={join(
        'flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3 phone:*:flex-1',
        className,
      )}
    >
      {children}
    </footer>
  );
}
