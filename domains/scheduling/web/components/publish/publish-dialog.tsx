import { WhoCanSee } from '@hearth/domains/access/widgets';
import type { ReasonOfChange } from '@hearth/domains/laws/schemas';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { Send } from 'lucide-react';
import type { FormEvent } from 'react';
import { useState } from 'react';
import type { PublishDiff } from '../../../contract/schemas.ts';
import { findPublicationNeeds } from '../../../rules/publication/publish-needs.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { HeldBack, type NarrowedPublication, ReasonNeeded } from './publish-conflicts.tsx';
import { type Agreed, lacksNote, PublishPremiums } from './publish-premiums.tsx';
import { PublishPeople } from './publish-people.tsx';
import { sayConsents } from './say-consents.ts';
import { usePublication } from './use-publication.ts';
import { usePublishReason } from './use-publish-reason.ts';

const FORM = 'publish-week';

/** Lists who will be notified of what, asks what open conflicts need, and publishes. */
export default function PublishDialog({ onClose }: { onClose: () => void }) {
  const { snapshot, phrases } = useSchedule();
  const { t } = phrases;
  const tell = useDialogPhrases();
  const { week } = snapshot;
  const unsaved = snapshot.saving.kind !== 'saved';
  const [narrowed, setNarrowed] = useState<NarrowedPublication | null>(null);
  const [whys, setWhys] = useState<ReadonlyMap<string, ReasonOfChange>>(new Map());
  const [agreed, setAgreed] = useState<Agreed>(new Map());
  const [isTried, setTried] = useState(false);
  const reason = usePublishReason();
  const { preview, publish } = usePublication({ employeeIds: narrowed?.others, enabled: !unsaved, onDone: onClose });
  const { data } = preview;
  const needs = data && findPublicationNeeds(data.diff, data.conflicts, week.may);
  const refuses = needs !== undefined && needs.refusing.length > 0;
  const asks = needs !== undefined && needs.reasons.length > 0 && !refuses;
  const consents = sayConsents(data, whys, agreed);
  const canPublish = data !== undefined && data.diff.change_count > consents.held && !unsaved && !refuses;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!canPublish || publish.isPending) return;
    setTried(true);
    const said = asks ? reason.read() : '';
    if (said === undefined || consents.isIncomplete || [...whys.values()].some(lacksNote)) return;
    const answers = asks ? needs.reasons.map((conflict) => ({ key: conflict.key, reason: said })) : [];
    publish.mutate({ version: data.version, answers, reasons: [...whys.values()], agreed: consents.agreed });
  };
  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      closeLabel={t('close')}
      title={tell('publish.title')}
      description={data && summary(data.diff, tell)}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            icon={<Icon of={Send} directional />}
            busy={publish.isPending}
            disabled={!canPublish}
            type="submit"
            form={FORM}
          >
            {tell('publish.now')}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} className="mb-3 grid gap-3" noValidate>
        {unsaved && <Alert tone="warn">{tell('publish.unsaved')}</Alert>}
        <Refusals errors={[publish.error, preview.error]} />
        <HeldBack
          needs={needs}
          narrowed={narrowed}
          onContinue={(others) => data && setNarrowed((before) => narrow(data.diff, others, before))}
          onIncludeAll={() => setNarrowed(null)}
        />
        {asks && <ReasonNeeded reasons={needs.reasons} reason={reason} />}
        {data === undefined && !preview.isError && !unsaved && <SkeletonRows rows={4} />}
        {data !== undefined && data.premiums.length > 0 && (
          <PublishPremiums
            premiums={data.premiums}
            consents={data.consents}
            reasons={whys}
            onReasons={setWhys}
            agreed={agreed}
            onAgreed={setAgreed}
            isTried={isTried}
          />
        )}
        {data !== undefined && <PublishPeople diff={data.diff} />}
      </form>
      <WhoCanSee kind="schedule" brandId={week.location.id} />
    </Modal>
  );
}

function Refusals({ errors }: { errors: readonly (Error | null)[] }) {
  const { problem } = useSchedule().phrases;
  return errors.map(
    (error, place) =>
      error !== null && (
        <Alert key={place} tone="bad" urgent>
          {problem(error)}
        </Alert>
      ),
  );
}

/** Leaves everyone out of a publication but some people; whoever was left out before stays so. */
function narrow(diff: PublishDiff, others: readonly string[], before: NarrowedPublication | null): NarrowedPublication {
  const ids = diff.people.map((person) => person.employee_id);
  const held = [...(before?.held ?? []), ...ids.filter((id) => !others.includes(id))];
  return { others, held, openCount: before?.openCount ?? diff.open_count };
}

function summary(diff: PublishDiff, tell: ReturnType<typeof useDialogPhrases>): string {
  const people = tell('publish.people', { count: diff.people_count });
  const changes = tell('publish.changes', { count: diff.change_count });
  const open = diff.open_count === 0 ? [] : [tell('publish.open', { count: diff.open_count })];
  return [people, changes, ...open].join(' · ');
}
