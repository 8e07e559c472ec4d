import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { PagedList } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { useCursorPages, useSend } from '@hearth/client/query';
import { PlaceBox } from '@hearth/domains/core/widgets';
import { Alert } from '@hearth/ui/alert';
import { Button, IconButton } from '@hearth/ui/button';
import { Card, CardRow } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { SearchField } from '@hearth/ui/search-field';
import { TextField } from '@hearth/ui/text-field';
import { Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { listExternalBrands, putExternalBrand, removeExternalBrand } from '../../../contract/setup-endpoints.ts';
import { useWords } from './words.ts';

/** By which codes the provider calls the places of the group. */
export function CodesCard({ providerId }: { readonly providerId: string }) {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const params = { id: groupId, provider_id: providerId };
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const list = useCursorPages(
    listExternalBrands,
    { params, query: search === '' ? {} : { search } },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
  const lines = list.data?.pages.flatMap((page) => page.external_brands) ?? [];
  const remove = useSend(removeExternalBrand);
  return (
    <Card title={t('codes.title')} flush>
      <div className="grid gap-3 border-b border-line p-4">
        <p className="text-ink-2">{t('codes.lead')}</p>
        <AddCode params={params} />
        {(lines.length > 0 || typed !== '') && (
          <SearchField
            label={t('codes.search')}
            placeholder={t('codes.search')}
            clearLabel={t('codes.clear')}
            value={typed}
            busy={list.isPlaceholderData}
            onChange={setTyped}
          />
        )}
        {remove.error !== null && (
          <Alert tone="bad" urgent>
            {problem(remove.error)}
          </Alert>
        )}
      </div>
      <PagedList
        of={list}
        items={(page) => page.external_brands}
        rows={3}
        failed={t('page.failed')}
        problem={problem}
        empty={<EmptyState title={t('codes.none')} />}
      >
        {(brands) =>
          brands.map((line) => (
            <CardRow key={line.external_code}>
              <bdi className="min-w-0 flex-1 font-mono text-sm break-all">{line.external_code}</bdi>
              <bdi className="min-w-0 flex-1">{line.name}</bdi>
              <IconButton
                label={t('codes.remove', { code: line.external_code })}
                icon={<Icon of={Trash2} />}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ params: { ...params, external_code: line.external_code } })}
              />
            </CardRow>
          ))
        }
      </PagedList>
    </Card>
  );
}

interface NewCode {
  external_code: string;
  brand_id: string | null;
}

function AddCode({ params }: { readonly params: { readonly id: string; readonly provider_id: string } }) {
  const { t, problem } = useWords();
  const client = useClient();
  const form = useForm<NewCode>({
    values: { external_code: '', brand_id: null },
    check: ({ external_code: code, brand_id: brandId }) => ({
      external_code: code.trim() === '' ? t('codes.codeMissing') : undefined,
      brand_id: brandId === null ? t('codes.placeMissing') : undefined,
    }),
    send: ({ external_code: code, brand_id: brandId }) =>
      client.call(putExternalBrand, { params, body: { external_code: code.trim(), brand_id: brandId ?? '' } }),
    onSent: () => form.reset(),
  });
  return (
    <form {...form.element} className="flex flex-wrap items-start gap-3">
      <TextField
        className="min-w-0 flex-[1_1_10rem]"
        label={t('codes.code')}
        dir="ltr"
        maxLength={100}
        {...form.text('external_code')}
      />
      <PlaceBox
        placeholder={t('place.placeholder')}
        emptyText={t('place.none')}
        className="min-w-0 flex-[2_1_14rem]"
        label={t('codes.place')}
        {...form.field('brand_id')}
      />
      <Button type="submit" className="mt-6.5 phone:mt-0" busy={form.busy}>
        {t('codes.add')}
      </Button>
      {form.error !== null && (
        <Alert tone="bad" urgent className="basis-full">
          {problem(form.error)}
        </Alert>
      )}
    </form>
  );
}
