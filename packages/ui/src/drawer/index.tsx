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
import { ModalFooter } from '../modal/index.tsx';
import { ScrollArea } from '../scroll-area/index.tsx';

/** The props of a Drawer: like a modal, at one side of the page. */
export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  side?: 'start' | 'end' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  footer?: ReactNode;
  /** Leaves out the padding around the children: for menus and lists that reach the edge. */
  flush?: boolean | undefined;
  children?: ReactNode;
};

const WIDTH = { sm: 'max-w-72', md: 'max-w-[26rem]', lg: 'max-w-[40rem]' } as const;
const SIDE = {
  start: 'me-auto [--drawer-from:-100%] rtl:[--drawer-from:100%]',
  end: 'ms-auto [--drawer-from:100%] rtl:[--drawer-from:-100%]',
} as const;

/** A panel over one side of the page: details of a row, the menu on a phone. */
export function Drawer({
  open,
  onClose,
  title,
  closeLabel,
  side = 'end',
  size = 'md',
  footer,
  flush = false,
  children,
}: DrawerProps) {
  return (
    <ModalOverlay
      ref={atModalLayer}
      isDismissable
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      className="fixed inset-0 flex h-(--visual-viewport-height) bg-backdrop data-[entering]:animate-[fade-in_150ms_ease-out] data-[exiting]:animate-[fade-in_150ms_ease-in_reverse]"
    >
      <AriaModal
        className={join(
          'h-full w-full border-line bg-surface text-ink shadow-lifted outline-none data-[entering]:animate-[drawer-in_180ms_ease-out] data-[exiting]:animate-[drawer-in_150ms_ease-in_reverse]',
          WIDTH[size],
          SIDE[side],
        )}
      >
        <FocusBack />
        <Dialog className="flex h-full flex-col outline-none">
          <header className="flex items-center gap-3 border-b border-line px-5 py-2">
            <Heading slot="title" className="min-w-0 flex-1 text-lg font-bold">
              {title}
            </Heading>
            <IconButton label={closeLabel} icon={<Icon of={X} size={20} />} onClick={onClose} className="-me-2" />
          </header>
          <ScrollArea
            className={join(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent',
              !flush && 'p-5',
            )}
          >
            {children}
          </ScrollArea>
          {isRendered(footer) && <ModalFooter>{footer}</ModalFooter>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
