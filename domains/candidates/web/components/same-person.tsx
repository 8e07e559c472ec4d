import { useClient } from '@hearth/client/context';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useReadAgain } from '@hearth/client/use-read-again';
import { useCall } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Button } from '@hearth/ui/button';
import { toasts } from '@hearth/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { getPerson, takeBackPair } from '../../contract/endpoints.ts';
import { useCandidateWords } from '../words.ts';
import { AppliedList } from './applied-list.tsx';

/** What a press opens comes with the press. */
const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }));

/** Shows possible and confirmed duplicates of a candidate, or nothing if there are none. Nothing where nobody is. */
export function SamePerson({ applicationId }: { readonly applicationId: string }) {
  const { t, problem } = useCandidateWords();
  const brand = useBrand();
  const client = useClient();
  const [comparing, setComparing] = useState<string | null>(null);
  const readAgain = useReadAgain([getPerson]);
  const { data } = useCall(getPerson, { params: { id: brand.id, application_id: applicationId } });
  if (data === undefined || (data.same.length === 0 && data.perhaps.length === 0)) return null;
  const mayEdit = hasPermission(brand, 'MANAGE_APPLICATIONS');
  const takeBack = async (pairId: string): Promise<void> => {
    try {
      await client.call(takeBackPair, { params: { id: brand.id, pair_id: pairId } });
      toasts.show({ message: t('undone'), tone: 'ok', key: pairId });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad', key: pairId });
      readAgain();
    }
  };
  const other = data.perhaps.find((one) => one.application_id === comparing);
  return (
    <>
      {data.perhaps.length > 0 && (
        <PossibleDuplicates people={data.perhaps} onCompare={mayEdit ? setComparing : undefined} />
      )}
      {data.same.map((one) => (
        <ConfirmedDuplicate
          key={one.applications[0]?.id}
          person={one}
          onSeparate={mayEdit ? (pairId) => void takeBack(pairId) : undefined}
        />
      ))}
      {other !== undefined && (
        <Suspense fallback={null}>
          <CompareDialog
            applicationId={applicationId}
            self={data.self}
            other={other}
            onClose={() => setComparing(null)}
            onSaid={(pairId, same) => {
              setComparing(null);
              toasts.show({
                message: t(same ? 'joined' : 'parted'),
                tone: 'ok',
                key: pairId,
                action: { label: t('undo'), onSelect: () => void takeBack(pairId) },
              });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type Person = AnswerOf<typeof getPerson>;

/** People who may be the same, and why; `onCompare` is absent for readers who can't decide. */
function PossibleDuplicates({
  people,
  onCompare,
}: {
  readonly people: Person['perhaps'];
  readonly onCompare: ((applicationId: string) => void) | undefined;
}) {
  const { t, format } = useCandidateWords();
  return (
    <section className="grid gap-2 border-b border-line bg-info-soft p-4">
      <h3 className="font-bold">{t('perhaps.title')}</h3>
      <ul className="grid gap-2">
        {people.map((one) => (
          <li key={one.application_id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="grid min-w-0">
              <bdi className="break-words">{`${one.first_name} ${one.last_name}`}</bdi>
              <span className="text-sm text-ink-2">
                {format.list(one.because.map((likeness) => t(`because.${likeness}`)))}
              </span>
            </span>
            {onCompare !== undefined && (
              <Button size="sm" onClick={() => onCompare(one.application_id)}>
                {t('compareWith', { name: one.first_name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Someone who is known to be the same person, with their applications; `onSeparate` is absent for readers who can't decide. */
function ConfirmedDuplicate({
  person,
  onSeparate,
}: {
  readonly person: Person['same'][number];
  readonly onSeparate: ((pairId: string) => void) | undefined;
}) {
  const { t, format } = useCandidateWords();
  const { pair_id: pairId } = person;
  const name = `${person.first_name} ${person.last_name}`;
  return (
    <section className="grid gap-2 border-b border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">{t('together.title')}</h3>
        {onSeparate !== undefined && pairId !== null && (
          <Button size="sm" onClick={() => onSeparate(pairId)}>
            {t('together.part')}
            <span className="sr-only">{` ${name}`}</span>
          </Button>
        )}
      </div>
      <p className="text-sm break-words">
        <bdi>{name}</bdi> <bdi dir="ltr">{person.email}</bdi>
      </p>
      <AppliedList applications={person.applications} linked />
      {person.said_at !== null && (
        <p className="text-sm text-ink-2">
          {t('together.said', { date: format.instantDate(person.said_at, deviceZone()), who: person.said_by_name })}
        </p>
      )}
    </section>
  );
}
