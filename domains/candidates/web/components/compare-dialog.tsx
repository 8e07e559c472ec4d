import { useBrand } from '@hearth/client/person';
import { useSourceNames } from '@hearth/domains/applications/widgets';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { sayWhetherSame } from '../../contract/endpoints.ts';
import type { Candidate, Person } from '../../contract/schemas.ts';
import { useCandidateWords } from '../words.ts';
import { AppliedList } from './applied-list.tsx';

/** Shows two candidates side by side and asks whether they are the same person. */
export function CompareDialog({
  applicationId,
  self,
  other,
  onClose,
  onSaid,
}: {
  readonly applicationId: string;
  readonly self: Candidate;
  readonly other: Person['perhaps'][number];
  readonly onClose: () => void;
  readonly onSaid: (pairId: string, same: boolean) => void;
}) {
  const { t, problem } = useCandidateWords();
  const brand = useBrand();
  const send = useSend(sayWhetherSame, {
    onSuccess: ({ pair_id: pairId }, input) => onSaid(pairId, input.body.same),
  });
  const say = (same: boolean): void =>
    send.mutate({
      params: { id: brand.id, application_id: applicationId },
      body: { other_application_id: other.application_id, same },
    });
  return (
    <Modal
      open
      onClose={onClose}
      title={t('dialog.title')}
      closeLabel={t('close')}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button busy={send.isPending} onClick={() => say(false)}>
            {t('different')}
          </Button>
          <Button variant="primary" busy={send.isPending} onClick={() => say(true)}>
            {t('same')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {send.isError && <Alert tone="bad" urgent title={problem(send.error)} />}
        <p className="text-ink-2">{t('dialog.text')}</p>
        <p className="flex flex-wrap gap-1.5">
          {other.because.map((likeness) => (
            <Badge key={likeness} tone="info">
              {t(`because.${likeness}`)}
            </Badge>
          ))}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Side title={t('this')} candidate={self} />
          <Side title={t('other')} candidate={other} />
        </div>
      </div>
    </Modal>
  );
}

function Side({ title, candidate }: { title: string; candidate: Candidate }) {
  const nameOf = useSourceNames();
  const { t, format } = useCandidateWords();
  const facts = [
    [t('field.name'), `${candidate.first_name} ${candidate.last_name}`],
    [t('field.email'), candidate.email],
    [t('field.phone'), candidate.phone],
    [t('field.source'), format.list(candidate.sources.map(nameOf))],
  ] as const;
  return (
    <section className="grid content-start gap-3 rounded-md border border-line p-3">
      <h3 className="font-bold">{title}</h3>
      <dl className="grid gap-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="break-words">
              <bdi>{value === '' ? t('none') : value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-1">
        <h4 className="text-sm text-ink-2">{t('field.applications')}</h4>
        <AppliedList applications={candidate.applications} />
      </div>
    </section>
  );
}
