import { usePerson } from '@hearth/client/person';
import type { ShortcutGroup } from '@hearth/kit/menu';
import { lazy, Suspense, useEffect, useState } from 'react';
import { canSearch } from '../shell/may-search.ts';
import { isHelpKey } from './help-key.ts';

const ShortcutDialog = lazy(() => import('./shortcut-dialog.tsx'));

/** Opens the list of shortcuts of the present page behind the question mark. */
export function ShortcutHelp({ groups }: { groups: readonly ShortcutGroup[] }) {
  const [open, setOpen] = useState(false);
  const searches = canSearch(usePerson());
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isHelpKey(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutDialog groups={groups} searches={searches} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
