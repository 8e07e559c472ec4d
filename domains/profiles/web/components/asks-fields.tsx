import { Checkbox } from '@hearth/ui/checkbox';
import { useState } from 'react';
import type { JobRequirements, LanguageSkill } from '../../contract/schemas.ts';
import { useProfileWords } from '../words.ts';
import { LanguageRows } from './language-rows.tsx';

/** Fields for the certificates and languages that a job requires. */
export function AsksFields({
  asks,
  onChange,
}: {
  readonly asks: JobRequirements;
  readonly onChange: (asks: JobRequirements) => void;
}) {
  const { t, kind, kinds } = useProfileWords();
  // A line of which no language is chosen yet is nothing that could be kept.
  const [fresh, setFresh] = useState<LanguageSkill | null>(null);
  const listed = kinds.filter((one) => one !== 'OTHER');
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">{t('asks.help')}</p>
      <fieldset className="grid min-w-0 gap-x-5 gap-y-1 sm:grid-cols-2">
        <legend className="mb-1.5 text-dense font-bold">{t('part.CERTIFICATES')}</legend>
        {listed.map((one) => (
          <Checkbox
            key={one}
            label={kind(one)}
            checked={asks.certificates.includes(one)}
            onChange={({ target }) =>
              onChange({
                ...asks,
                certificates: listed.filter((each) =>
                  each === one ? target.checked : asks.certificates.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <LanguageRows
        languages={fresh === null ? asks.languages : [...asks.languages, fresh]}
        onChange={(languages) => {
          setFresh(languages.find(({ code }) => code === '') ?? null);
          onChange({ ...asks, languages: languages.filter(({ code }) => code !== '') });
        }}
      />
    </div>
  );
}
