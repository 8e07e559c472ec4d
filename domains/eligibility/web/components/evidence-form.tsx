import { type Form, useForm } from '@hearth/client/use-form';
import { areMixed, joinFiles, LARGEST_DOCUMENT, PagesField } from '@hearth/domains/documents/widgets';
import { newId } from '@hearth/kit/id';
import { Checkbox } from '@hearth/ui/checkbox';
import { DayField } from '@hearth/ui/day-field';
import { Select } from '@hearth/ui/select';
import { useState } from 'react';
import type { ShownTerms } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { listName } from './law-lists.tsx';

export interface EvidenceDraft {
  item: string | null;
  is_receipt: boolean;
  valid_until: string | null;
  files: number;
}

/** What is sent of a document: the item of a list, and its file. */
export interface SentEvidence {
  readonly body: {
    readonly idempotency_key: string;
    readonly list: string;
    readonly item: string;
    readonly is_receipt: string;
    readonly valid_until: string;
  };
  readonly files: readonly File[];
}

/** A document of the law’s lists with its file: whoever hands it in chooses which. */
export function useEvidenceForm<Answer>({
  send,
  onSent,
}: {
  readonly send: (sent: SentEvidence) => Promise<Answer>;
  readonly onSent: () => void;
}): {
  readonly form: Form<EvidenceDraft>;
  readonly files: readonly File[];
  readonly setFiles: (files: readonly File[]) => void;
} {
  const { t } = useWords();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [key] = useState(newId);
  const form = useForm<EvidenceDraft, Answer>({
    values: { item: null, is_receipt: false, valid_until: null, files: 0 },
    check: ({ item }) => ({
      item: item === null ? t('send.itemMissing') : undefined,
      files: areMixed(files) ? t('send.mixed') : files.length === 0 ? t('send.fileMissing') : undefined,
    }),
    send: async ({ item, is_receipt: isReceipt, valid_until: until }) => {
      const [list = '', id = ''] = item?.split(' ') ?? [];
      const file = await joinFiles(files, LARGEST_DOCUMENT);
      return send({
        body: { idempotency_key: key, list, item: id, is_receipt: String(isReceipt), valid_until: until ?? '' },
        files: file === null ? [] : [file],
      });
    },
    fieldOf: (sent) => (sent === 'file' ? 'files' : FIELDS.find((field) => field === sent)),
    onSent,
  });
  return { form, files, setFiles };
}

const FIELDS = ['item', 'is_receipt', 'valid_until'] as const;

/** The fields of a document of the law’s lists. */
export function EvidenceFields({
  terms,
  form,
  files,
  onFiles,
}: {
  readonly terms: ShownTerms;
  readonly form: Form<EvidenceDraft>;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const { t } = useWords();
  const options = terms.lists.flatMap((list) =>
    list.items.flatMap(({ id, name, form: as }) =>
      as === 'FILE' ? [{ id: `${list.id} ${id}`, label: name, note: listName(terms, list) }] : [],
    ),
  );
  const ends = terms.lists.some((list) =>
    list.items.some(({ id, follow_up: isDated }) => isDated && form.values.item === `${list.id} ${id}`),
  );
  return (
    <>
      <Select
        label={t('send.item')}
        help={t('send.itemHelp')}
        placeholder={t('send.choose')}
        options={options}
        {...form.field('item')}
      />
      <PagesField
        files={files}
        error={form.fault('files')}
        onChange={(next) => {
          onFiles(next);
          form.set('files', next.length);
        }}
      />
      {ends && <DayField label={t('send.until')} optionalHint={t('optional')} {...form.field('valid_until')} />}
      {terms.receipt_days !== null && (
        <Checkbox
          label={t('send.receipt')}
          note={t('send.receiptNote', { count: terms.receipt_days })}
          checked={form.values.is_receipt}
          onChange={(event) => form.set('is_receipt', event.target.checked)}
        />
      )}
    </>
  );
}
