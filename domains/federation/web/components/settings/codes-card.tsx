import { useBrand } from '@hearth/client/person';
import { callKey, useCursorPages, useSend } from '@hearth/client/query';
import { PlaceBox } from '@hearth/domains/core/widgets';
import { Alert } from '@hearth/ui/alert';
import { Button, IconButton } from '@hearth/ui/button';
import { Card, CardRow } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { SearchField } from '@hearth/ui/search-field';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { TextField } from '@hearth/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { FormEvent } from 'react';
import { useDeferredValue, useState } from 'react';
import { listExternalBrands, putExternalBrand, removeExternalBrand } from '../../../contract/setup-endpoints.ts';
import { LoadFailed } from './load-failed.tsx';
import { useWords } from './words.ts';

/** By which codes the provider calls the places of the group. */
export function CodesCard({ providerId }: { readonly providerId: string }) {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const cache = useQueryClient();
  const params = { id: groupId, provider_id: providerId };
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const list = useCursorPages(
    listExternalBrands,
    { params, query: search === '' ? {} : { search } },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
  const lines = list.data?.pages.flatMap((page) => page.external_brands) ?? [];
  const onSuccess = () => cache.invalidateQueries({ queryKey: callKey(listExternalBrands) });
  const remove = useSend(removeExternalBrand, { onSuccess });
  return (
    <Card title={t('codes.title')} flush>
      <div className="grid gap-3 border-b border-line p-4">
        <p className="text-ink-2">{t('codes.lead')}</p>
        <AddCode params={params} onAdded={onSuccess} />
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
      {list.error !== null && list.data === undefined && <LoadFailed of={list} />}
      {list.isPending && (
        <Loading label={t('page.loading')}>
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {list.data !== undefined && lines.length === 0 && <EmptyState title={t('codes.none')} />}
      {lines.map((line) => (
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
      ))}
      {list.hasNextPage && (
        <div className="p-3 text-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('codes.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function AddCode({
  params,
  onAdded,
}: {
  readonly params: { readonly id: string; readonly provider_id: string };
  readonly onAdded: () => unknown;
}) {
  const { t, problem } = useWords();
  const [code, setCode] = useState('');
  const [brandId, setBrandId] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const put = useSend(putExternalBrand, {
    onSuccess: () => {
      setCode('');
      setBrandId(null);
      setTried(false);
      return onAdded();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (code.trim() !== '' && brandId !== null)
      put.mutate({ params, body: { external_code: code.trim(), brand_id: brandId } });
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        className="min-w-0 flex-[1_1_10rem]"
        label={t('codes.code')}
        dir="ltr"
        maxLength={100}
        value={code}
        error={tried && code.trim() === '' && t('codes.codeMissing')}
        onChange={({ target }) => setCode(target.value)}
      />
      <PlaceBox
        placeholder={t('place.placeholder')}
        emptyText={t('place.none')}
        className="min-w-0 flex-[2_1_14rem]"
        label={t('codes.place')}
        value={brandId}
        error={tried && brandId === null ? t('codes.placeMissing') : undefined}
        onChange={setBrandId}
      />
      <Button type="submit" className="mt-6.5 phone:mt-0" busy={put.isPending}>
        {t('codes.add')}
      </Button>
      {put.error !== null && (
        <Alert tone="bad" urgent className="basis-full">
          {problem(put.error)}
        </Alert>
      )}
    </form>
  );
}
