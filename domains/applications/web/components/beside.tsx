import { useMediaQuery } from '@hearth/client/browser/use-media';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { KEYS_HERE } from '../use-hiring-keys.ts';

/** Only where there is no room beside. */
const Drawer = lazy(async () => ({ default: (await import('@hearth/ui/drawer')).Drawer }));
/** From this width on there is room for the board and a person. */
const ROOM_FOR_BOTH = '(width >= 70rem)';

/** Beside the board where there is room; else over it, on a phone over all of it. `beside` tells which, for who draws the way out. */
export function Beside({
  name,
  title,
  closeLabel,
  onClose,
  children,
}: {
  /** Who it is, for who does not see the page. */
  name: string;
  /** What stands above where it covers the board. */
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: (beside: boolean) => ReactNode;
}) {
  const beside = useMediaQuery(ROOM_FOR_BOTH);
  if (beside) {
    return (
      <aside aria-label={name} className="w-[24rem] shrink-0 border-s border-line bg-surface 2xl:w-[27rem]">
        {children(true)}
      </aside>
    );
  }
  return (
    <Suspense fallback={null}>
      <Drawer open onClose={onClose} title={title} closeLabel={closeLabel} flush>
        <div {...KEYS_HERE} className="h-full">
          {children(false)}
        </div>
      </Drawer>
    </Suspense>
  );
}
