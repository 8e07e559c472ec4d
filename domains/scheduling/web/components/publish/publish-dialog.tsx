import { useClient } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { WhoCanSee } from '@hearth/domains/access/widgets';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Avatar } from '@hearth/ui/avatar';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { toasts } from '@hearth/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { Minus, Pencil, Plus, Send } from 'lucide-react';
import { useState } from 'react';
import * as contract from '../../../contract/endpoints.ts';
import type { PersonDiff, PublishDiff } from '../../../contract/schemas.ts';
import { needsAnswer } from '../../../rules/answers.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { positionTint } from '../grid/week-row.tsx';

/** Lists who will be notified of what, and publishes. */
export default function PublishDialog({ onClose }: { onClose: () => void }) {
  const { snapshot, phrases } = useSchedule();
  const { t, problem } = phrases;
  const tell = useDialogPhrases();
  const client = useClient();
  const { week } = snapshot;
  const [key] = useState(newId);
  const params = { id: week.location.id };
  const unsaved = snapshot.saving.kind !== 'saved';
  const preview = useCall(
    contract.previewPublication,
    { params, query: { week: week.week } },
    { enabled: !unsaved, staleTime: 0 },
  );
  const publish = useMutation({
    mutationFn: (version: number) =>
      client.call(contract.publishSchedule, { params, body: { idempotency_key: key, week: week.week, version } }),
    onSuccess: ({ publication }) => {
      toasts.show({ message: tell('publish.done', { count: publication.people_count }) });
      onClose();
    },
    onError: () => void preview.refetch(),
  });
  const { data } = preview;
  const serious = data?.conflicts.filter(needsAnswer).length ?? 0;
  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      closeLabel={t('close')}
      title={tell('publish.title')}
      description={data === undefined ? undefined : summary(data.diff, tell)}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            icon={<Icon of={Send} directional />}
            busy={publish.isPending}
            disabled={data === undefined || data.diff.change_count === 0 || unsaved}
            onClick={() => data !== undefined && publish.mutate(data.version)}
          >
            {tell('publish.now')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {unsaved && <Alert tone="warn">{tell('publish.unsaved')}</Alert>}
        {publish.isError && (
          <Alert tone="bad" urgent>
            {problem(publish.error)}
          </Alert>
        )}
        {preview.isError && (
          <Alert tone="bad" urgent>
            {problem(preview.error)}
          </Alert>
        )}
        {serious > 0 && <Alert tone="warn" title={tell('publish.conflicts', { count: serious })} />}
        {data === undefined && !preview.isError && !unsaved && <SkeletonRows rows={4} />}
        {data !== undefined && <People diff={data.diff} />}
        <WhoCanSee kind="schedule" brandId={week.location.id} />
      </div>
    </Modal>
  );
}

function summary(diff: PublishDiff, tell: ReturnType<typeof useDialogPhrases>): string {
  const people = tell('publish.people', { count: diff.people_count });
  const changes = tell('publish.changes', { count: diff.change_count });
  const open = diff.open_count === 0 ? [] : [tell('publish.open', { count: diff.open_count })];
  return [people, changes, ...open].join(' · ');
}

function People({ diff }: { diff: PublishDiff }) {
  const { snapshot, conflictPhrases, positions, phrases } = useSchedule();
  const { compare } = phrases;
  const { name } = conflictPhrases;
  const people = diff.people.toSorted((one, other) => compare(name(one.employee_id), name(other.employee_id)));
  return (
    <ul className="divide-y divide-line">
      {people.map((person) => {
        const known = snapshot.people.get(person.employee_id);
        const position = known?.position_id == null ? undefined : positions.get(known.position_id);
        return (
          <li key={person.employee_id} className="flex items-start gap-3 py-2.5">
            <Avatar name={name(person.employee_id)} tint={positionTint(position)} size={32} />
            <div className="min-w-0 flex-1">
              <b className="text-base">{name(person.employee_id)}</b>
              <Changes person={person} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Changes({ person }: { person: PersonDiff }) {
  const { phrases, snapshot } = useSchedule();
  const { t, format } = phrases;
  const tell = useDialogPhrases();
  const line = (id: string, tone: 'ok' | 'info' | 'neutral', icon: typeof Plus, word: string) => {
    const found = snapshot.roster.shifts.get(id);
    // For whom a shift is taken away, it is told as they knew it.
    const before =
      found !== undefined && found.published !== null && found.published !== 'same' ? found.published : found;
    const told = tone === 'ok' ? found : tone === 'neutral' ? before : found;
    return (
      <li key={id} className="flex flex-wrap items-center gap-2 text-dense">
        <Badge tone={tone} icon={<Icon of={icon} size={12} />}>
          {word}
        </Badge>
        {told !== undefined && (
          <span>
            {tone === 'info' && before !== found && before !== undefined && (
              <s className="me-1.5 text-ink-2">
                {format.date(before.date, 'weekday')} {phrases.range(before)}
              </s>
            )}
            {format.date(told.date, 'weekday')} {phrases.range(told)}
          </span>
        )}
      </li>
    );
  };
  return (
    <ul className="mt-1 grid gap-1">
      {person.added.map((id) => line(id, 'ok', Plus, tell('publish.added')))}
      {person.changed.map((id) => line(id, 'info', Pencil, tell('publish.changed')))}
      {person.removed.map((id) => line(id, 'neutral', Minus, t('publish.removed')))}
    </ul>
  );
}
