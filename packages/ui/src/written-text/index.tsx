import { join } from '../classes/join.ts';

/** What a WrittenText takes: words that somebody wrote, in any script. */
export type WrittenTextProps = { children: string; title?: string | undefined; className?: string | undefined };

/**
 * A line that somebody wrote (a name, a cell of a file), in its own direction: it stands where the page's lines begin, and is cut
 * at its own end when there is no room, so that an English name in an Arabic page keeps its beginning.
 */
export function WrittenText({ children, title, className }: WrittenTextProps) {
  return (
    <span
      dir="auto"
      title={title}
      className={join('block truncate [text-align:match-parent] [text-align:-webkit-match-parent]', className)}
    >
      {children}
    </span>
  );
}
