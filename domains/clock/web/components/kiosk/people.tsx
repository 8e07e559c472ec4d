import { compareText } from '@hearth/i18n/format';
import { useLanguage } from '@hearth/i18n/phrases';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { SearchField } from '@hearth/ui/search-field';
import { Users } from 'lucide-react';
import { useState } from 'react';
import type { KioskPerson } from '../../../contract/kiosk-schemas.ts';
import { useKioskWords } from './words.ts';

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Everybody who works here, by name alone: what anybody is doing, nobody reads here. */
export function People({
  people,
  onChoose,
}: {
  people: readonly KioskPerson[];
  onChoose: (person: KioskPerson) => void;
}) {
  const { t } = useKioskWords();
  const compare = compareText(useLanguage());
  const [text, setText] = useState('');
  const shown = people
    .filter(({ name }) => plain(name).includes(plain(text.trim())))
    .toSorted((one, other) => compare(one.name, other.name));
  return (
    <div className="grid gap-4">
      <SearchField
        label={t('people.find')}
        placeholder={t('people.find')}
        clearLabel={t('people.clear')}
        value={text}
        onChange={setText}
        size="lg"
      />
      {shown.length === 0 ? (
        <EmptyState icon={<Icon of={Users} size={24} />} title={t('people.none')}>
          {t('people.noneText')}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
          {shown.map((person) => (
            <li key={person.employee_id}>
              <button
                type="button"
                className="min-h-16 w-full rounded-lg border border-line bg-surface px-4 py-3 text-start text-lg font-bold hover:bg-hover"
                onClick={() => onChoose(person)}
              >
                <bdi>{person.name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
