import { hasPermission, useBrand } from '@hearth/client/person';
import { usePhrases } from '@hearth/i18n/phrases';
import { toasts, UNDO_DURATION_MS } from '@hearth/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Application, Card } from '../../contract/schemas.ts';
import { isOpen } from '../../rules/stages.ts';
import type { Ending } from './moves/reject-dialog.tsx';
import en from '../en.json' with { type: 'json' };
import type { MoveWithLetter } from '../use-move-and-write.ts';

/** What a press opens comes with the press. */
const HireDialog = lazy(async () => ({ default: (await import('./panel/hire-dialog.tsx')).HireDialog }));
const RejectDialog = lazy(async () => ({ default: (await import('./moves/reject-dialog.tsx')).RejectDialog }));
const MoveManyDialog = lazy(async () => ({ default: (await import('./moves/move-many-dialog.tsx')).MoveManyDialog }));

interface PipelineDialogsProps {
  readonly moving: MoveWithLetter | null;
  /** Null when it was left as it was. */
  readonly onMoved: (applicationId: string | null) => void;
  readonly rejecting: Card | null;
  /** Null when it was left without a reason. */
  readonly onReject: (ending: Ending | null) => void;
  /** The post whose people are answered. */
  readonly answering: string | null;
  readonly onAnswer: (jobId: string | null) => void;
  readonly hiring: Application | null;
  /** Null when it was left without a contract. */
  readonly onHired: (hired: Application | null) => void;
}

/** Dialogs of the pipeline: reject, hire, and answer waiting candidates. */
export function PipelineDialogs(props: PipelineDialogsProps) {
  const { moving, onMoved, rejecting, onReject, answering, onAnswer, hiring, onHired } = props;
  const { id: brandId } = useBrand();
  const [elsewhere, setElsewhere] = useState<readonly string[] | null>(null);
  const announce = useHireAnnouncement(onAnswer, setElsewhere);
  return (
    <Suspense fallback={null}>
      {rejecting !== null && <RejectDialog card={rejecting} onClose={() => onReject(null)} onReject={onReject} />}
      {moving !== null && (
        <MoveManyDialog
          brandId={brandId}
          whom={{ application_ids: [moving.id] }}
          to={moving.to}
          places={moving.places}
          steps={moving.steps}
          onClose={() => onMoved(null)}
          onDone={() => onMoved(moving.id)}
        />
      )}
      {answering !== null && (
        <MoveManyDialog
          brandId={brandId}
          whom={{ job_id: answering }}
          to={{ stage: 'REJECTED', step_id: null }}
          steps={null}
          reasonFirst="POSITION_FILLED"
          onClose={() => onAnswer(null)}
          onDone={() => onAnswer(null)}
        />
      )}
      {elsewhere !== null && (
        <MoveManyDialog
          brandId={brandId}
          whom={{ application_ids: [...elsewhere] }}
          to={{ stage: 'REJECTED', step_id: null }}
          steps={null}
          onClose={() => setElsewhere(null)}
          onDone={() => setElsewhere(null)}
        />
      )}
      {hiring !== null && (
        <HireDialog
          application={hiring}
          onClose={() => onHired(null)}
          onHired={(hired, postFilled) => {
            onHired(hired);
            announce(hired, postFilled);
          }}
        />
      )}
    </Suspense>
  );
}

/** Says that somebody was hired, and offers what follows: their first shift, and answers to those who still wait. */
function useHireAnnouncement(
  onAnswerPost: (jobId: string) => void,
  onAnswerElsewhere: (applicationIds: readonly string[]) => void,
): (hired: Application, postFilled: boolean) => void {
  const { t } = usePhrases('applications', en);
  const navigate = useNavigate();
  const brand = useBrand();
  return (hired, postFilled) => {
    // A post that is filled leaves people waiting who are owed an answer.
    if (postFilled)
      toasts.show({
        message: t('hire.filled', { job: hired.job_title }),
        durationMs: UNDO_DURATION_MS,
        action: { label: t('hire.answerOthers'), onSelect: () => onAnswerPost(hired.job_id) },
      });
    // Whoever was hired here may still wait for an answer at other places.
    const waiting = hired.also.filter(({ stage }) => isOpen(stage)).map(({ id }) => id);
    if (waiting.length > 0 && hasPermission(brand, 'MANAGE_APPLICATIONS'))
      toasts.show({
        message: t('hire.alsoApplied', { name: hired.first_name, count: waiting.length }),
        durationMs: UNDO_DURATION_MS,
        action: { label: t('hire.answerThere'), onSelect: () => onAnswerElsewhere(waiting) },
      });
    toasts.show({
      message: t('hire.done', { name: `${hired.first_name} ${hired.last_name}` }),
      tone: 'ok',
      durationMs: UNDO_DURATION_MS,
      action: { label: t('hire.plan'), onSelect: () => void navigate('/schedule') },
    });
  };
}
