import { Skeleton } from '@hearth/ui/skeleton';

/** The shape of the page while nobody knows yet whose it is. */
export function ShellSkeleton() {
  return (
    <div aria-busy="true">
      <div className="h-14 bg-header" />
      <div className="grid gap-4 p-4 sm:p-6">
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}
