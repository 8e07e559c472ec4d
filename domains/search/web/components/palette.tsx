import { useDebounced } from '@hearth/client/browser/use-debounced';
import { CommandPalette } from '@hearth/ui/command-palette';
import type { PaletteGroup, PaletteOption } from '@hearth/ui/command-palette';
import { Icon } from '@hearth/ui/icon';
import { Kbd } from '@hearth/ui/kbd';
import { History, Pin, Search, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { resultsAddress } from '../../rules/hit-address.ts';
import { matchPages } from '../../rules/pages.ts';
import { normalizeTerm } from '../../rules/term.ts';
import { countHits } from '../../rules/total.ts';
import { KINDS, useHitLines } from '../use-hit-lines.tsx';
import { usePinnedTerms } from '../use-pinned-terms.ts';
import { useRecentTerms } from '../use-recent-terms.ts';
import { useSearch } from '../use-search.ts';
import { useWords } from '../words.ts';
import { PaletteNote } from './palette-note.tsx';

/** A menu page as the palette offers it. */
export interface PageEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
}

/** Shorter than elsewhere: the lines below follow the typing. */
const REST_MS = 150;
const ALL = 'all';
const FORGET = 'forget';
const KEYS = [
  ['move', '↑ ↓'],
  ['open', 'Enter'],
  ['close', 'Esc'],
] as const;

/** Terms that were pinned or searched for lately: offered before anything is typed. */
function useTermGroups(recent: readonly string[]): PaletteGroup[] {
  const { t } = useWords();
  const pinned = usePinnedTerms();
  return [
    ...(pinned.terms.length > 0
      ? [{ id: 'pinned', title: t('pinned'), options: toTermOptions('pinned', pinned.terms, Pin) }]
      : []),
    ...(recent.length > 0 ? [{ id: 'recent', title: t('recent'), options: recentOptions(recent, t('forget')) }] : []),
  ];
}

/** What was found, by kind. */
function useHitGroups() {
  const { t } = useWords();
  const linesOf = useHitLines();
  return (groups: Parameters<typeof linesOf>[0]): PaletteGroup[] =>
    KINDS.map((kind) => ({
      id: kind,
      title: t(`kinds.${kind}`),
      options: linesOf(groups, kind).map((line) => ({ ...line, id: `${kind}-${line.id}` })),
    }));
}

/** Finds people, jobs, places, shifts, messages and pages by typing, from anywhere. */
export function Palette({ pages, onClose }: { pages: readonly PageEntry[]; onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const recent = useRecentTerms();
  const termGroups = useTermGroups(recent.terms);
  const term = normalizeTerm(typed);
  const asked = useDebounced(term, REST_MS);
  const { found, online } = useSearch({ term: term === null ? null : asked });
  const toHitGroups = useHitGroups();
  const isFresh = term !== null && term === asked && found.data !== undefined && !found.isPlaceholderData;
  const groups = term === null ? undefined : found.data?.groups;
  const total = groups === undefined ? 0 : countHits(groups);
  const fitting = matchPages(pages, typed);
  const shown: PaletteGroup[] = [
    ...(typed.trim() === '' ? termGroups : []),
    { id: 'pages', title: t('pages'), options: fitting.map(pageOption) },
    ...(groups === undefined ? [] : toHitGroups(groups)),
    ...(term === null || !online || (isFresh && total === 0)
      ? []
      : [{ id: ALL, title: t('results.empty'), options: [allOption(t('all', { term }), resultsAddress(term))] }]),
  ];

  const choose = (option: PaletteOption): void => {
    if (option.id === FORGET) {
      recent.forget();
      return;
    }
    if (option.href === undefined) {
      setTyped(option.label);
      return;
    }
    if (term !== null && !option.id.startsWith('page-')) recent.remember(term);
    onClose();
    void navigate(option.href);
  };
  return (
    <CommandPalette
      label={t('label')}
      placeholder={t('placeholder')}
      closeLabel={t('close')}
      value={typed}
      onChange={setTyped}
      groups={shown}
      onChoose={choose}
      onClose={onClose}
      // What stood there for the letters before is not what Enter is meant for.
      preferredId={isFresh || fitting.length > 0 ? undefined : ALL}
      busy={term !== null && online && !isFresh && !found.isError}
      status={isFresh ? (total === 0 ? t('none', { term }) : t('found', { count: total })) : ''}
      footer={KEYS.map(([what, key]) => (
        <span key={what}>
          <Kbd>{key}</Kbd> {t(`keys.${what}`)}
        </span>
      ))}
    >
      <PaletteNote
        typed={typed}
        term={term}
        online={online}
        error={found.error}
        isEmpty={isFresh && total === 0}
        isAlike={isFresh && found.data?.alike === true}
        isFirst={term !== null && found.isLoading}
        onAgain={() => void found.refetch()}
      />
    </CommandPalette>
  );
}

/** Options that enter a term when chosen. */
function toTermOptions(kind: string, terms: readonly string[], drawing: LucideIcon): PaletteOption[] {
  return terms.map((term) => ({ id: `${kind}-${term}`, label: term, start: <Icon of={drawing} size={20} /> }));
}

function recentOptions(terms: readonly string[], forget: string): PaletteOption[] {
  return [
    ...toTermOptions('recent', terms, History),
    { id: FORGET, label: forget, start: <Icon of={Trash2} size={20} /> },
  ];
}

function pageOption({ to, label, icon }: PageEntry): PaletteOption {
  return { id: `page-${to}`, label, start: icon, href: to };
}

function allOption(label: string, href: string): PaletteOption {
  return { id: ALL, label, start: <Icon of={Search} size={20} />, href };
}
