import type { ImportKind } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { KindIcon } from './kind-icon.tsx';

/** The kinds in the order in which a new group brings them in: each refers to the one before by number. */
export const KIND_ORDER: readonly ImportKind[] = ['LOCATIONS', 'EMPLOYEES', 'SHIFTS'];

/** Says what the file is about. */
export function KindChoice({ value, onChange }: { value: ImportKind; onChange: (kind: ImportKind) => void }) {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-dense font-bold">{t('new.kind')}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {KIND_ORDER.map((kind) => (
          <label
            key={kind}
            className="relative flex gap-3 rounded-lg border border-line bg-surface p-3 transition-colors duration-150 hover:bg-surface-2 has-checked:border-accent-ink has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="mt-0.5 text-accent-ink">
              <KindIcon kind={kind} />
            </span>
            <span className="min-w-0">
              <span className="block text-base font-bold">{t(`kinds.${kind}`)}</span>
              <span className="block text-sm text-ink-2">{t(`kindNotes.${kind}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
