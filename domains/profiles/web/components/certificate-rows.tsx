import { ChoiceField } from '@hearth/ui/choice-field';
import { DayField } from '@hearth/ui/day-field';
import { TextField } from '@hearth/ui/text-field';
import { MOST_CERTIFICATES } from '../../contract/limits.ts';
import type { Certificate } from '../../contract/schemas.ts';
import { useProfileWords } from '../words.ts';
import { Rows } from './rows.tsx';

/** Editable list of certificates with their expiry dates. */
export function CertificateRows(props: {
  readonly certificates: readonly Certificate[];
  readonly onChange: (certificates: Certificate[]) => void;
}) {
  const { t, kind: nameOf, kinds } = useProfileWords();
  return (
    <Rows
      title={t('part.CERTIFICATES')}
      help={t('help.certificates')}
      items={props.certificates}
      most={MOST_CERTIFICATES}
      addLabel={t('add.certificate')}
      removeLabel={({ kind, name }) => t('remove', { what: name === '' ? nameOf(kind) : name })}
      fresh={{ kind: 'FOOD_HYGIENE', name: '', until: null }}
      onChange={props.onChange}
    >
      {(item, set) => (
        <>
          <ChoiceField
            label={t('field.certificate')}
            placeholder={t('field.choose')}
            value={item.kind}
            options={kinds.map((id) => ({ id, label: nameOf(id) }))}
            onChange={(id) => set({ ...item, kind: kinds.find((kind) => kind === id) ?? item.kind, name: '' })}
          />
          {item.kind === 'OTHER' && (
            <TextField
              label={t('field.name')}
              value={item.name}
              maxLength={80}
              dir="auto"
              onChange={({ target }) => set({ ...item, name: target.value })}
            />
          )}
          <DayField label={t('field.until')} value={item.until} onChange={(until) => set({ ...item, until })} />
        </>
      )}
    </Rows>
  );
}
