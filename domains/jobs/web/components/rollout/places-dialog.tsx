import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { Progress } from '@hearth/ui/progress';
import { useFormat } from '@hearth/i18n/use-format';
import { useState } from 'react';
import type { JobListItem } from '../../../contract/schemas.ts';
import { useWords } from '../../words.ts';
import { usePostAtLocations, usePostingLocations } from './api.ts';
import { PlaceOutcomes } from './place-outcomes.tsx';
import { PlacePicker } from './place-picker.tsx';
import { useRolloutWords } from './words.ts';

/** Posts a job at further locations: chooses them, posts, and says of each what became of it. */
export function PlacesDialog({
  job,
  onClose,
}: {
  readonly job: Pick<JobListItem, 'id' | 'status' | 'location_id'>;
  /** Told whether anything was posted. */
  readonly onClose: (posted: boolean) => void;
}) {
  const { t } = useRolloutWords();
  const { problem } = useWords();
  const format = useFormat();
  const { places, brands, isError, retry } = usePostingLocations(job.id);
  const posting = usePostAtLocations(job.id);
  // A post that is a draft itself goes out together with the others.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(job.status === 'DRAFT' ? [job.location_id] : []),
  );
  const { outcomes, all, isRunning, error } = posting;
  const isDone = outcomes.length > 0 && !isRunning && error === null;
  const ids = (places ?? []).flatMap((place) => (chosen.has(place.location_id) ? place.location_id : []));
  const leave = (): void => onClose(outcomes.length > 0);
  return (
    <Modal
      open
      onClose={leave}
      size="lg"
      title={t(isDone ? 'doneTitle' : 'title')}
      description={isDone ? undefined : t('lead')}
      closeLabel={t('close')}
      footer={
        isDone ? (
          <Button variant="primary" onClick={leave}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button disabled={isRunning || ids.length === 0} onClick={() => void posting.post(ids, false)}>
              {t('drafts')}
            </Button>
            <Button
              variant="primary"
              busy={isRunning}
              disabledReason={ids.length === 0 ? t('chooseFirst') : undefined}
              onClick={() => void posting.post(ids, true)}
            >
              {ids.length === 0 ? t('title') : t('post', { count: ids.length })}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {error !== null && (
          <Alert tone="bad" urgent title={problem(error)}>
            {t('stopped', { done: format.number(outcomes.length), all: format.number(all) })}
          </Alert>
        )}
        {isRunning && (
          <Progress
            label={t('working')}
            value={outcomes.length}
            max={all}
            countText={t('progress', { done: format.number(outcomes.length), all: format.number(all) })}
          />
        )}
        {isDone ? (
          <PlaceOutcomes outcomes={outcomes} />
        ) : (
          <div inert={isRunning}>
            <PlacePicker {...{ places, brands, isError, retry, chosen }} onChange={setChosen} />
          </div>
        )}
      </div>
    </Modal>
  );
}
