import type { Language } from '@hearth/kit/constants';
import type { AnyEndpoint } from '@hearth/client/request';
import type { SentInputOf } from '@hearth/kit/endpoint';
import type { MenuAction } from '@hearth/ui/menu';
import { lazy, Suspense } from 'react';

const Menu = lazy(() => import('./components/export-menu.tsx'));

/** The filters that an export's endpoint takes: those of its list's page. */
type FilterOf<E> = SentInputOf<E> extends { readonly query: infer Query } ? Omit<Query, 'format' | 'language'> : never;

/** An endpoint that exports a list of a brand. */
type ExportEndpoint = AnyEndpoint & {
  readonly types?: {
    readonly sent: { readonly params: { readonly id: string }; readonly query: { readonly language: Language } };
  };
};

/** Saves what a list shows, all its pages, as a file: the same menu on every list. Its code loads beside the page. */
export function ExportMenu<E extends ExportEndpoint>({
  endpoint,
  brandId,
  filter,
  compact = false,
  more = [],
}: {
  readonly endpoint: E;
  readonly brandId: string;
  readonly filter: FilterOf<E>;
  /** As an icon alone, beside others on a narrow screen. */
  readonly compact?: boolean;
  /** Other ways to take the list along. */
  readonly more?: readonly MenuAction[];
}) {
  return (
    <Suspense fallback={null}>
      <Menu endpoint={endpoint} brandId={brandId} filter={filter} compact={compact} more={more} />
    </Suspense>
  );
}
