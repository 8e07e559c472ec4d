import { usePerson } from '@hearth/client/person';
import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { Search as SearchDrawing } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import en from '../phrases/en.json';
import { HEADER_BUTTON } from './header-button.ts';
import { canSearch } from './may-search.ts';

const loadPalette = () => import('./search-palette.tsx');
const SearchPalette = lazy(loadPalette);

/** Opens global search, by a press or by Ctrl or Cmd and K from anywhere. */
export function Search() {
  const { t } = usePhrases('shell', en);
  const allowed = canSearch(usePerson());
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!allowed) return undefined;
    const hear = (event: KeyboardEvent): void => {
      // By its place on the keyboard: Cyrillic and Arabic ones have another letter there.
      if (event.code !== 'KeyK' || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [allowed]);
  if (!allowed) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadPalette()}
        onClick={() => setOpen(true)}
        className={`${HEADER_BUTTON} shrink-0 justify-center gap-2 font-normal max-md:w-10 md:max-w-105 md:flex-1 md:shrink md:justify-start md:bg-header-chip md:px-3 phone:w-11`}
      >
        <Icon of={SearchDrawing} size={20} />
        <span className="min-w-0 truncate max-md:sr-only">{t('search.label')}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <SearchPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
