import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { createTag, deleteSearch, deleteTag, saveSearch } from '../../contract/endpoints.ts';
import type { Choices, Filter } from '../../contract/schemas.ts';
import { usePoolWords } from '../words.ts';
import { isNarrow } from './filter.ts';
import { useRefresh } from './use-refresh.ts';

/** The tags and searches that this brand keeps: new ones, and away with those that nobody uses. */
export function ManageDialog({
  choices,
  filter,
  onClose,
}: {
  readonly choices: Choices;
  /** What is shown now, which can be kept. */
  readonly filter: Filter;
  readonly onClose: () => void;
}) {
  const { t, problem } = usePoolWords();
  const brand = useBrand();
  const refresh = useRefresh();
  const params = { id: brand.id };
  const [tag, setTag] = useState('');
  const [name, setName] = useState('');
  const make = useSend(createTag, {
    onSuccess: () => {
      setTag('');
      refresh();
    },
  });
  const keep = useSend(saveSearch, {
    onSuccess: () => {
      setName('');
      refresh();
      toasts.show({ message: t('search.kept'), tone: 'ok' });
    },
  });
  const dropTag = useSend(deleteTag, { onSuccess: refresh });
  const dropSearch = useSend(deleteSearch, { onSuccess: refresh });
  const failed = [make, keep, dropTag, dropSearch].find(({ isError }) => isError)?.error;
  const submit = (event: FormEvent, run: () => void): void => {
    event.preventDefault();
    run();
  };
  const mine = choices.tags.filter((one) => one.mine);
  return (
    <Modal open onClose={onClose} title={t('search.manage')} closeLabel={t('close')} size="sm">
      <div className="grid gap-5">
        {failed !== undefined && <Alert tone="bad" urgent title={problem(failed)} />}
        <section className="grid gap-2">
          <form
            className="grid gap-2"
            onSubmit={(event) =>
              submit(event, () => tag.trim() !== '' && make.mutate({ params, body: { name: tag.trim() } }))
            }
          >
            <TextField
              label={t('tag.new')}
              help={t('tag.newHelp', { brand: brand.name })}
              maxLength={40}
              value={tag}
              onChange={(event) => setTag(event.target.value)}
            />
            <div>
              <Button type="submit" busy={make.isPending} disabled={tag.trim() === ''}>
                {t('tag.make')}
              </Button>
            </div>
          </form>
          {mine.length === 0 ? (
            <p className="text-ink-2">{t('tag.none')}</p>
          ) : (
            <Kept
              lines={mine}
              label={(line) => t('tag.delete', { name: line })}
              onDelete={(id) => dropTag.mutate({ params: { ...params, tag_id: id } })}
            />
          )}
        </section>
        <section className="grid gap-2 border-t border-line pt-4">
          <h3 className="font-bold">{t('search.saved')}</h3>
          {isNarrow(filter) && (
            <form
              className="grid gap-2"
              onSubmit={(event) =>
                submit(event, () => name.trim() !== '' && keep.mutate({ params, body: { name: name.trim(), filter } }))
              }
            >
              <TextField
                label={t('search.name')}
                maxLength={60}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
              <div>
                <Button type="submit" busy={keep.isPending} disabled={name.trim() === ''}>
                  {t('search.keep')}
                </Button>
              </div>
            </form>
          )}
          <Kept
            lines={choices.searches}
            label={(line) => t('search.delete', { name: line })}
            onDelete={(id) => dropSearch.mutate({ params: { ...params, search_id: id } })}
          />
        </section>
      </div>
    </Modal>
  );
}

function Kept({
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
