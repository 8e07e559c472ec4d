import { PagedList } from '@hearth/ui/resource';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { EmptyState } from '@hearth/ui/empty-state';
import { SearchField } from '@hearth/ui/search-field';
import { useDeferredValue, useState } from 'react';
import { CARDS_AT_ONCE } from '../../../contract/schemas.ts';
import { useEmployees } from '../../api.ts';
import { fullName } from '../../words.ts';
import { useCardWords } from './phrases.ts';

/** People without an account, of whom some are chosen. */
export function Chooser({ busy, onMake }: { busy: boolean; onMake: (employeeIds: readonly string[]) => void }) {
  const { t, problem } = useCardWords();
  const { number } = useFormat();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const term = useDeferredValue(search.trim());
  const found = useEmployees({ status: 'ACTIVE', has_login: 'false', ...(term === '' ? {} : { search: term }) });

  function choose(id: string, on: boolean) {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <div className="grid gap-4">
      <SearchField
        label={t('choose.search')}
        placeholder={t('choose.search')}
        clearLabel={t('choose.clear')}
        value={search}
        onChange={setSearch}
        className="max-w-md"
      />
      <PagedList
        of={found}
        items={(page) => page.employees}
        problem={problem}
        empty={<EmptyState title={term === '' ? t('choose.none') : t('choose.nobody')} />}
      >
        {(people) => (
          <ul aria-label={t('choose.title')} className="overflow-clip rounded-lg border border-line bg-surface">
            {people.map((person) => (
              <li key={person.id} className="border-b border-line px-4 py-2 last:border-b-0">
                <Checkbox
                  label={<bdi>{fullName(person)}</bdi>}
                  note={<bdi>{person.location_name}</bdi>}
                  checked={chosen.has(person.id)}
                  disabled={!chosen.has(person.id) && chosen.size >= CARDS_AT_ONCE}
                  onChange={(event) => choose(person.id, event.currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-bg py-3">
        <span role="status" className="text-base text-ink-2">
          {t('choose.chosen', { count: chosen.size, most: number(CARDS_AT_ONCE) })}
        </span>
        <Button
          variant="primary"
          size="lg"
          busy={busy}
          disabled={chosen.size === 0}
          onClick={() => onMake([...chosen])}
        >
          {t('choose.make', { count: chosen.size })}
        </Button>
      </div>
    </div>
  );
}
