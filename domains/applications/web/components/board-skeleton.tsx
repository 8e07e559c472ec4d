import { Loading, Skeleton } from '@hearth/ui/skeleton';

/** The board before it is there: columns with a few cards. */
export function BoardSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="flex gap-3 overflow-hidden px-4 md:px-6">
      {[4, 3, 2, 2, 1].map((cards, column) => (
        <span key={column} className="grid min-w-44 flex-1 content-start gap-2 phone:w-[80vw] phone:flex-none">
          <Skeleton className="h-5 w-1/2" />
          {Array.from({ length: cards }, (_, card) => (
            <Skeleton key={card} className="h-28 w-full rounded-md" />
          ))}
        </span>
      ))}
    </Loading>
  );
}
