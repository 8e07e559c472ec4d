import { LANGUAGE_NAMES } from '@hearth/i18n/languages';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Disclosure } from '@hearth/ui/disclosure';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import type { PlannedMove } from '../../../contract/schemas.ts';
import type { PipelineSteps } from '../../../rules/steps.ts';
import base from '../../en.json' with { type: 'json' };
import { useStageNames } from '../../state/place-names.ts';
import en from './en.json' with { type: 'json' };
import type { MovePreview } from './use-preview.ts';

const fullName = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`;

interface PreviewedMovesProps {
  readonly preview: MovePreview;
  /** The steps of the post that all of them applied for, where it has any. */
  readonly steps?: PipelineSteps;
  /** Whether letters go out. */
  readonly writes: boolean;
  /** About one person, who is known: only the letter is shown. */
  readonly single?: boolean;
}

/** Exactly who is moved and what is written to whom, and who stays as they are, and why. */
export function PreviewedMoves({ preview, steps = null, writes, single = false }: PreviewedMovesProps) {
  const { t } = usePhrases('applications-moves', en);
  const { t: words } = usePhrases('applications', base);
  const { data } = preview;
  if (data === undefined)
    return preview.isError ? (
      <Alert
        tone="bad"
        action={
          <Button size="sm" onClick={() => void preview.refetch()}>
            {words('again')}
          </Button>
        }
      >
        {t('previewFailed')}
      </Alert>
    ) : (
      <Loading label={t('previewing')}>
        <SkeletonText lines={3} />
      </Loading>
    );
  if (single) return <OnlyLetter move={data.moves[0]} />;
  const letters = data.moves.filter(({ letter }) => letter !== null).length;
  return (
    <div className="grid gap-3">
      <p role="status" className="font-bold">
        {t('moves', { count: data.moves.length })}
        {writes && ` · ${t('letters', { count: letters })}`}
      </p>
      {data.more && <Alert tone="info">{t('more')}</Alert>}
      <ul className="max-h-72 overflow-y-auto rounded-md border border-line" tabIndex={0} aria-label={t('who')}>
        {data.moves.map((move) => (
          <MovedPerson key={move.application_id} move={move} steps={steps} writes={writes} />
        ))}
      </ul>
      {data.left.length > 0 && <Staying people={data.left} steps={steps} />}
    </div>
  );
}

/** The letter to the one person who is moved. */
function OnlyLetter({ move }: { move: PlannedMove | undefined }) {
  const { t } = usePhrases('applications-moves', en);
  if (move === undefined) return null;
  return move.letter === null ? (
    <p className="text-sm text-ink-2">{t('noAddress', { name: fullName(move) })}</p>
  ) : (
    <Disclosure plain title={t('letterTo', { address: move.letter.to })}>
      <Letter letter={move.letter} />
    </Disclosure>
  );
}

function MovedPerson({ move, steps, writes }: { move: PlannedMove; steps: PipelineSteps; writes: boolean }) {
  const { t } = usePhrases('applications-moves', en);
  const nameOf = useStageNames();
  return (
    <li className="border-b border-line px-3 py-1.5 last:border-b-0 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
      {writes && move.letter !== null ? (
        <Disclosure plain title={<bdi>{fullName(move)}</bdi>} note={<bdi dir="ltr">{move.letter.to}</bdi>}>
          <Letter letter={move.letter} />
        </Disclosure>
      ) : (
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
          <bdi>{fullName(move)}</bdi>
          <span className="text-sm text-ink-2">{writes ? t('withoutAddress') : nameOf(move, steps)}</span>
        </div>
      )}
    </li>
  );
}

type StayingPeople = NonNullable<MovePreview['data']>['left'];

/** Who stays at their stage, and why. */
function Staying({ people, steps }: { people: StayingPeople; steps: PipelineSteps }) {
  const { t } = usePhrases('applications-moves', en);
  const nameOf = useStageNames();
  return (
    <div className="grid gap-1">
      <p className="font-bold">{t('stay', { count: people.length })}</p>
      <ul className="grid gap-0.5 text-sm text-ink-2">
        {people.map((person) => (
          <li key={person.application_id}>
            {t(`why.${person.why}`, { name: fullName(person), stage: nameOf(person, steps) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Letter({ letter }: { letter: NonNullable<PlannedMove['letter']> }) {
  const { t } = usePhrases('applications-moves', en);
  return (
    <div className="grid gap-2 rounded-md bg-surface-2 p-3 text-sm" lang={letter.language}>
      <p dir="auto" className="font-bold">
        {letter.subject}
      </p>
      <p dir="auto" className="whitespace-pre-wrap">
        {letter.text}
      </p>
      <p className="text-ink-2">{t('language', { language: LANGUAGE_NAMES[letter.language] })}</p>
    </div>
  );
}
