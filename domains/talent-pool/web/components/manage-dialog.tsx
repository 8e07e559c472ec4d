import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { TextField } from '@hearth/ui/text-field';
import type { TextFieldProps } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { Trash2 } from 'lucide-react';
import { createTag, deleteSearch, deleteTag, saveSearch } from '../../contract/endpoints.ts';
import type { FilterChoices, PoolFilter } from '../../contract/schemas.ts';
import { usePoolWords } from '../words.ts';
import { isFiltering } from './filter.ts';

/** Manages the tags and saved searches of the brand. */
export function ManageDialog({
  choices,
  filter,
  onClose,
}: {
  readonly choices: FilterChoices;
  /** What is shown now, which can be kept. */
  readonly filter: PoolFilter;
  readonly onClose: () => void;
}) {
  const { t, problem } = usePoolWords();
  const params = { id: useBrand().id };
  const dropTag = useSend(deleteTag);
  const dropSearch = useSend(deleteSearch);
  const failed = [dropTag, dropSearch].find(({ isError }) => isError)?.error;
  const mine = choices.tags.filter((one) => one.mine);
  return (
    <Modal open onClose={onClose} title={t('search.manage')} closeLabel={t('close')} size="sm">
      <div className="grid gap-5">
        {failed !== undefined && <Alert tone="bad" urgent title={problem(failed)} />}
        <section className="grid gap-2">
          <NewTag />
          {mine.length === 0 ? (
            <p className="text-ink-2">{t('tag.none')}</p>
          ) : (
            <SavedItems
              lines={mine}
              label={(line) => t('tag.delete', { name: line })}
              onDelete={(id) => dropTag.mutate({ params: { ...params, tag_id: id } })}
            />
          )}
        </section>
        <section className="grid gap-2 border-t border-line pt-4">
          <h3 className="font-bold">{t('search.saved')}</h3>
          {isFiltering(filter) && <KeepSearch filter={filter} />}
          <SavedItems
            lines={choices.searches}
            label={(line) => t('search.delete', { name: line })}
            onDelete={(id) => dropSearch.mutate({ params: { ...params, search_id: id } })}
          />
        </section>
      </div>
    </Modal>
  );
}

function NewTag() {
  const { t } = usePoolWords();
  const client = useClient();
  const brand = useBrand();
  return (
    <NameForm
      label={t('tag.new')}
      help={t('tag.newHelp', { brand: brand.name })}
      maxLength={40}
      submit={t('tag.make')}
      send={(name) => client.call(createTag, { params: { id: brand.id }, body: { name } })}
    />
  );
}

function KeepSearch({ filter }: { filter: PoolFilter }) {
  const { t } = usePoolWords();
  const client = useClient();
  const { id } = useBrand();
  return (
    <NameForm
      label={t('search.name')}
      maxLength={60}
      submit={t('search.keep')}
      send={async (name) => {
        await client.call(saveSearch, { params: { id }, body: { name, filter } });
        toasts.show({ message: t('search.kept'), tone: 'ok' });
      }}
    />
  );
}

/** A name field with a button; it clears after sending. */
function NameForm({
  submit,
  send,
  ...field
}: {
  submit: string;
  send: (name: string) => Promise<unknown>;
} & Pick<TextFieldProps, 'label' | 'help' | 'maxLength'>) {
  const { t, problem } = usePoolWords();
  const form = useForm({
    values: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? t('required') : undefined }),
    send: ({ name }) => send(name.trim()),
    onSent: () => form.reset(),
  });
  return (
    <form {...form.element} className="grid gap-2">
      {form.error !== null && <Alert tone="bad" urgent title={problem(form.error)} />}
      <TextField {...field} {...form.text('name')} />
      <div>
        <Button type="submit" busy={form.busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

function SavedItems({
  lines,
  label,
  onDelete,
}: {
  lines: readonly { readonly id: string; readonly name: string }[];
  label: (name: string) => string;
  onDelete: (id: string) => void;
}) {
  return (
    <ul>
      {lines.map(({ id, name }) => (
        <li key={id} className="flex items-center justify-between gap-3 border-b border-line last:border-b-0">
          <bdi className="min-w-0 break-words">{name}</bdi>
          <IconButton label={label(name)} icon={<Icon of={Trash2} />} onClick={() => onDelete(id)} />
        </li>
      ))}
    </ul>
  );
}
