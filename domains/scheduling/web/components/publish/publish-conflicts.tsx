import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { TextField } from '@hearth/ui/text-field';
import { canBeOverridden } from '../../../rules/conflicts/compare-conflicts.ts';
import type { PublicationNeeds } from '../../../rules/publication/publish-needs.ts';
import { ConflictLines } from '../conflicts/conflict-lines.tsx';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import type { PublishReason } from './use-publish-reason.ts';

/** A publication for some people, because conflicts of others have to be resolved first. */
export interface NarrowedPublication {
  readonly others: readonly string[];
  readonly held: readonly string[];
  /** Open shifts of the week, which belong to none of those people. */
  readonly openCount: number;
}

/** The most people that a preview can name: they are part of its address. */
const MOST_OTHERS = 250;

type HeldBackProps = {
  needs: PublicationNeeds | undefined;
  narrowed: NarrowedPublication | null;
  onContinue: (others: readonly string[]) => void;
  onIncludeAll: () => void;
};

/**
 * What has to be resolved first, with a way on for everyone else; afterwards, who was left out. Both are one message with one
 * button, so that the focus stays on it.
 */
export function HeldBack({ needs, narrowed, onContinue, onIncludeAll }: HeldBackProps) {
  const { phrases, conflictPhrases } = useSchedule();
  const tell = useDialogPhrases();
  const refusing = needs?.refusing ?? [];
  const others = needs?.others ?? [];
  if (refusing.length === 0 && narrowed === null) return null;
  const refuses = refusing.length > 0;
  const canContinue = others.length > 0 && others.length <= MOST_OTHERS;
  return (
    <>
      <Alert
        tone={refuses ? 'bad' : 'info'}
        title={refuses ? tell('publish.first', { count: refusing.length }) : undefined}
        action={
          (canContinue || !refuses) && (
            <Button size="sm" onClick={() => (refuses ? onContinue(others) : onIncludeAll())}>
              {tell(refuses ? 'publish.without' : 'publish.everyone')}
            </Button>
          )
        }
      >
        {refusing.some((conflict) => !canBeOverridden(conflict)) && <p>{tell('question.never')}</p>}
        {refusing.some(canBeOverridden) && <p>{tell('question.notYou')}</p>}
        {!refuses && narrowed !== null && (
          <p>{tell('publish.left', { who: phrases.format.list(narrowed.held.map(conflictPhrases.name)) })}</p>
        )}
        {!refuses && narrowed !== null && narrowed.openCount > 0 && (
          <p>{tell('publish.leftOpen', { count: narrowed.openCount })}</p>
        )}
      </Alert>
      {refuses && <ConflictLines conflicts={refusing} detailed />}
    </>
  );
}

type ReasonNeededProps = Pick<PublicationNeeds, 'reasons'> & { reason: PublishReason };

/** The open conflicts that one reason settles, and the field for it. */
export function ReasonNeeded({ reasons, reason: { field, text, set, isMissing } }: ReasonNeededProps) {
  const tell = useDialogPhrases();
  const consents = reasons.filter(({ level }) => level === 'consent').length;
  const asks =
    consents === reasons.length ? 'question.how' : consents === 0 ? 'question.why' : ('publish.howAndWhy' as const);
  return (
    <>
      <Alert tone="warn" title={tell('publish.conflicts', { count: reasons.length })} />
      <ConflictLines conflicts={reasons} detailed />
      <TextField
        ref={field}
        label={tell(asks)}
        help={tell('question.kept')}
        maxLength={300}
        value={text}
        onChange={(event) => set(event.target.value)}
        error={isMissing ? tell('question.needed') : undefined}
      />
    </>
  );
}
