import { saveFile } from '@hearth/client/browser/save-file';
import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { callKey, callQuery, useCall, useSend } from '@hearth/client/query';
import { useReadAgain } from '@hearth/client/use-read-again';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '../contract/endpoints.ts';
import type { ImportDetail, Reason } from '../contract/schemas.ts';

const LIST_EVERY_MS = 2_000;
const PROGRESS_EVERY_MS = 700;
/** How many reported rows are read at once. */
const ROWS_PER_PAGE = 200;

/** Filter of the reported rows. */
export interface RowFilter {
  readonly rule?: string;
  readonly severity?: Reason['severity'];
}

/** What a file makes; none is made below these. */
const MADE = new Set(['COUNTRY', 'REGION', 'LOCATION']);

/** The brand that files are imported for: the one in view, or from a country, region or location the nearest above it. */
export function useImportNode(): string {
  const brand = useBrand();
  return [...brand.path, brand].findLast(({ type }) => !MADE.has(type))?.id ?? brand.groupId;
}

/** Is true if the server works on an import. */
export function isRunning({ status }: Pick<ImportDetail, 'status'>): boolean {
  return status === 'CHECKING' || status === 'RUNNING';
}

/** The imports of the group, read again while one of them is under way. */
export function useImports(limit: number) {
  const id = useImportNode();
  return useQuery({
    ...callQuery(useClient(), calls.listImports, { params: { id }, query: { limit: String(limit) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.imports.some(isRunning) === true ? LIST_EVERY_MS : false),
  });
}

/** One import. */
export function useImport(importId: string) {
  const id = useImportNode();
  return useCall(calls.getImport, { params: { id, import_id: importId } }, { staleTime: 0 });
}

/** Polls an import's progress while `on`. */
export function useProgress(importId: string, on: boolean) {
  const id = useImportNode();
  return useQuery({
    ...callQuery(useClient(), calls.getProgress, { params: { id, import_id: importId } }),
    enabled: on,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: PROGRESS_EVERY_MS,
    refetchIntervalInBackground: true,
  });
}

/** The actions on an import; each result updates the page. Each answer becomes what the page shows. */
export function useImportActions(importId: string) {
  const cache = useQueryClient();
  const params = { id: useImportNode(), import_id: importId };
  const show = (detail: ImportDetail) => void cache.setQueryData(callKey(calls.getImport, { params }), detail);
  const readAgain = useReadAgain([calls.getImport, calls.listImports, calls.listImportRows]);
  return {
    params,
    readAgain,
    saveMapping: useSend(calls.saveMapping, { onSuccess: show }),
    check: useSend(calls.checkImport, { onSuccess: show }),
    start: useSend(calls.startImport, { onSuccess: show }),
    cancel: useSend(calls.cancelImport),
  };
}

/** The rows that were refused or taken with a remark, page by page. */
export function useReportedRows(importId: string, filter: RowFilter) {
  const client = useClient();
  const params = { id: useImportNode(), import_id: importId };
  return useInfiniteQuery({
    queryKey: [...callKey(calls.listImportRows, { params, query: filter })],
    queryFn: ({ pageParam }) =>
      client.call(calls.listImportRows, {
        params,
        query: { ...filter, offset: String(pageParam), limit: String(ROWS_PER_PAGE) },
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.rows.length, 0);
      return read < last.total && last.rows.length > 0 ? read : undefined;
    },
  });
}

/** Saves the reported rows as a file on the reader's machine. */
export function useRowsDownload(importId: string, filter: RowFilter) {
  const client = useClient();
  const params = { id: useImportNode(), import_id: importId };
  return async (fileName: string): Promise<void> => {
    const response = await client.raw(calls.downloadImportRows, { params, query: { ...filter } });
    saveFile(await response.blob(), fileName);
  };
}
