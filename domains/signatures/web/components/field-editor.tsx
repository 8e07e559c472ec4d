import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Select } from '@hearth/ui/select';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { FIELD_KINDS } from '../../contract/choices.ts';
import { getAgreementFile } from '../../contract/endpoints.ts';
import type { Edition, FieldKind, PlacedField, SignerRole } from '../../contract/schemas.ts';
import { MOST_FIELDS } from '../../rules/limits.ts';
import { findFieldProblems } from '../../rules/place-fields.ts';
import { addField } from '../field-draft.ts';
import { useWords } from '../words.ts';
import { FieldRow } from './field-row.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { PlacedBox } from './placed-box.tsx';

/** Places fields on the pages of a draft: dragged, by arrow keys, or by numbers in the list below. */
export function FieldEditor({
  agreementId,
  draft,
  signers,
  fields,
  onChange,
}: {
  readonly agreementId: string;
  readonly draft: Edition;
  readonly signers: readonly SignerRole[];
  readonly fields: readonly PlacedField[];
  readonly onChange: (fields: readonly PlacedField[]) => void;
}) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const load = useDraftFile(agreementId, draft);
  const wrong = new Set(
    findFieldProblems(fields, { pages: draft.pages.length, signers }).map(({ index }) => fields[index]?.id),
  );
  const { replace, remove } = changesOf(fields, onChange);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-bold">{t('fields.title')}</h2>
      <p className="text-ink-2">{t('fields.note')}</p>
      {fields.length < MOST_FIELDS && (
        <AddField
          pages={draft.pages.length}
          signers={signers}
          onAdd={(wanted) => {
            const added = addField(fields, wanted);
            onChange([...fields, added]);
            setChosen(added.id);
          }}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="max-h-[70vh] overflow-y-auto rounded-md bg-surface-2 p-3">
          <PdfPages
            load={load}
            pages={draft.pages}
            title={draft.title}
            over={(page) =>
              fields.map(
                (field, index) =>
                  field.page === page && (
                    <PlacedBox
                      key={field.id}
                      field={field}
                      number={index + 1}
                      isChosen={field.id === chosen}
                      isWrong={wrong.has(field.id)}
                      onChoose={() => setChosen(field.id)}
                      onChange={replace}
                      onRemove={() => remove(field.id)}
                    />
                  ),
              )
            }
          />
        </div>
        <ol className="grid content-start gap-2">
          {fields.map((field, index) => (
            <FieldRow
              key={field.id}
              field={field}
              number={index + 1}
              pages={draft.pages.length}
              signers={signers}
              isOpen={field.id === chosen}
              isWrong={wrong.has(field.id)}
              onOpen={(isOpen) => setChosen(isOpen ? field.id : null)}
              onChange={replace}
              onRemove={() => remove(field.id)}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

function changesOf(fields: readonly PlacedField[], onChange: (fields: readonly PlacedField[]) => void) {
  return {
    replace: (next: PlacedField): void => onChange(fields.map((one) => (one.id === next.id ? next : one))),
    remove: (id: string): void => onChange(fields.filter((one) => one.id !== id)),
  };
}

/** The document of a draft: read again when it is another one. */
function useDraftFile(agreementId: string, { id, sha256 }: Edition): () => Promise<Blob> {
  const client = useClient();
  const brand = useBrand();
  return useCallback(
    async () => {
      const params = { id: brand.id, agreement_id: agreementId, edition_id: id };
      return (await client.raw(getAgreementFile, { params })).blob();
    },
    // oxlint-disable-next-line react/exhaustive-deps -- another hash is another file at the same address
    [client, brand.id, agreementId, id, sha256],
  );
}

function AddField({
  pages,
  signers,
  onAdd,
}: {
  readonly pages: number;
  readonly signers: readonly SignerRole[];
  readonly onAdd: (wanted: { kind: FieldKind; role: SignerRole; page: number }) => void;
}) {
  const { t } = useWords();
  const [kind, setKind] = useState<FieldKind>('SIGNATURE');
  const [role, setRole] = useState<SignerRole>('EMPLOYEE');
  const [page, setPage] = useState(pages);
  const owner = signers.includes(role) ? role : 'EMPLOYEE';
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_1fr_1fr_auto] sm:items-end">
      <Select
        label={t('fields.kind')}
        placeholder={t('fields.kind')}
        options={FIELD_KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))}
        value={kind}
        onChange={(id) => setKind(FIELD_KINDS.find((one) => one === id) ?? kind)}
      />
      <Select
        label={t('fields.role')}
        placeholder={t('fields.role')}
        options={signers.map((id) => ({ id, label: t(`role.${id}`) }))}
        value={owner}
        onChange={(id) => setRole(signers.find((one) => one === id) ?? owner)}
      />
      <Select
        label={t('fields.page')}
        placeholder={t('fields.page')}
        options={Array.from({ length: pages }, (_, index) => ({
          id: String(index + 1),
          label: t('pdf.page', { number: index + 1, total: pages }),
        }))}
        value={String(Math.min(page, pages))}
        onChange={(id) => setPage(Number(id))}
      />
      <Button icon={<Icon of={Plus} />} onClick={() => onAdd({ kind, role: owner, page: Math.min(page, pages) })}>
        {t('fields.add')}
      </Button>
    </div>
  );
}
