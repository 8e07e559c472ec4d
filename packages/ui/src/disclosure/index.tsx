import { ChevronRight } from 'lucide-react';
import type { ReactNode, ToggleEvent } from 'react';
import { createContext, use, useId } from 'react';
import { join } from '../classes/join.ts';
import { isRendered } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';

/** The props of a Disclosure: what is always seen, and what a press shows. */
export type DisclosureProps = {
  title: ReactNode;
  /** Said at the end of the title's line, quieter: a count, a state. */
  note?: ReactNode;
  icon?: ReactNode;
  /** Open at first. The reader opens and closes it from then on. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The title as a heading of the page, for parts that readers look for. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Without lines and surface of its own: inside a card or a form. */
  plain?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

const GroupContext = createContext<string | undefined>(undefined);

/** Something to read that is folded away until it is asked for. It works before any script has come, and the page's own search finds what is in it. */
export function Disclosure({
  title,
  note,
  icon,
  defaultOpen = false,
  onOpenChange,
  headingLevel,
  plain = false,
  className,
  children,
}: DisclosureProps) {
  const group = use(GroupContext);
  const Heading = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <details
      name={group}
      open={defaultOpen}
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => onOpenChange?.(event.newState === 'open')}
      className={join(
        'group/disclosure min-w-0',
        !plain && 'border border-line bg-surface',
        !plain && (group === undefined ? 'rounded-lg' : '-mt-px first:mt-0 first:rounded-t-lg last:rounded-b-lg'),
        className,
      )}
    >
      <summary
        className={join(
          'flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-[inherit] py-2 text-base -outline-offset-2 hover:bg-surface-2 [&::-webkit-details-marker]:hidden',
          plain ? 'px-2' : 'px-4',
        )}
      >
        <Icon
          of={ChevronRight}
          directional
          className="text-ink-2 transition-transform duration-150 group-open/disclosure:rotate-90 rtl:group-open/disclosure:-rotate-90"
        />
        {icon}
        <Heading className="min-w-0 flex-1 font-bold">{title}</Heading>
        {isRendered(note) && <span className="text-sm text-ink-2">{note}</span>}
      </summary>
      <div className={plain ? 'px-2 py-2 ps-8' : 'border-t border-line p-4'}>{children}</div>
    </details>
  );
}

/** What an Accordion takes: Disclosures, of which one at a time is open. */
export type AccordionProps = { className?: string | undefined; children: ReactNode };

/** Disclosures of which one at a time is open: questions with their answers, steps of a guide. */
export function Accordion({ className, children }: AccordionProps) {
  const name = useId();
  return (
    <GroupContext value={name}>
      <div className={className}>{children}</div>
    </GroupContext>
  );
}
