import { ChoiceField } from '@hearth/ui/choice-field';
import { ComboBox } from '@hearth/ui/combo-box';
import { MOST_LANGUAGES } from '../../contract/limits.ts';
import type { LanguageLevel, LanguageSkill } from '../../contract/schemas.ts';
import { LANGUAGE_CODES } from '../../rules/language-codes.ts';
import { useProfileWords } from '../words.ts';
import { Rows } from './rows.tsx';

const LEVELS: readonly LanguageLevel[] = ['SOME', 'WORK', 'FLUENT'];

/**
 * Editable list of languages and levels. A new row has an empty code. A line of which no language was chosen yet has
 * an empty code.
 */
export function LanguageRows(props: {
  readonly languages: readonly LanguageSkill[];
  readonly onChange: (languages: LanguageSkill[]) => void;
}) {
  const { languages, onChange } = props;
  const { t, language: own, nameOf } = useProfileWords();
  const taken = new Set(languages.map(({ code }) => code));
  const options = [...new Set([...LANGUAGE_CODES, ...taken])]
    .filter((code) => code !== '')
    .map((id) => ({ id, label: nameOf(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, own));
  return (
    <Rows
      title={t('part.LANGUAGES')}
      items={languages}
      most={MOST_LANGUAGES}
      addLabel={t('add.language')}
      removeLabel={({ code }) => t('remove', { what: code === '' ? t('field.language') : nameOf(code) })}
      fresh={{ code: '', level: 'WORK' }}
      onChange={onChange}
    >
      {(item, set) => (
        <>
          <ComboBox
            label={t('field.language')}
            emptyText={t('field.none')}
            options={options.filter(({ id }) => id === item.code || !taken.has(id))}
            value={item.code === '' ? null : item.code}
            onChange={(code) => set({ ...item, code: code ?? '' })}
          />
          <ChoiceField
            label={t('field.level')}
            placeholder={t('field.choose')}
            value={item.level}
            options={LEVELS.map((id) => ({ id, label: t(`level.${id}`) }))}
            onChange={(id) => set({ ...item, level: LEVELS.find((level) => level === id) ?? 'WORK' })}
          />
        </>
      )}
    </Rows>
  );
}
