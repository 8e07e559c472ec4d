/** The report of an error or of page speed, without personal data or identifying URLs. */
export interface PageReport {
  readonly path: string;
  readonly error?: { readonly message: string; readonly stack: string };
  readonly speed?: { readonly first_byte_ms: number; readonly interactive_ms: number; readonly loaded_ms: number };
}

const MOST = { path: 200, message: 500, stack: 4000 } as const;
/** Parts of an address that tell one thing from another: ids, numbers, whatever was typed or named. */
const TELLING = /\d|%|@|.{25,}/;
/** Addresses whose end is what somebody typed. */
const TYPED = /^\/global-search-result\/.*/;

/** An address as a kind of page: without query, ids and typed words. */
export function kindOfPath(path: string): string {
  const parts = path.replace(TYPED, '/global-search-result/…').split('/');
  return parts
    .map((part) => (TELLING.test(part) ? '…' : part))
    .join('/')
    .slice(0, MOST.path);
}

/** Converts a thrown value to a report, with URLs reduced to their kinds. */
export function toErrorReport(path: string, thrown: unknown): PageReport {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    path: kindOfPath(path),
    error: { message: error.message.slice(0, MOST.message), stack: (error.stack ?? '').slice(0, MOST.stack) },
  };
}

/** Tells if a visit is measured: enabled, with analytics consent, and sampled. */
export function shouldMeasure(
  setting: { readonly is_enabled: boolean; readonly sampling_percentage: number },
  allowed: boolean,
  chance: number,
): boolean {
  return setting.is_enabled && allowed && chance * 100 < setting.sampling_percentage;
}
