import { useCall } from '@hearth/client/query';
import { listInterviewsOf } from '@hearth/domains/interviews/contract';
import { Alert } from '@hearth/ui/alert';
import { RadioGroup } from '@hearth/ui/radio-group';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { useDeskPhrases } from './words.ts';

/** Chooses the location's interview kit for the requested interview. */
export function KitField({
  applicationId,
  placeId,
  chosen,
  onChoose,
}: {
  applicationId: string;
  placeId: string;
  chosen: string | null;
  onChoose: (kitId: string) => void;
}) {
  const { t, problem } = useDeskPhrases();
  const { data, error } = useCall(listInterviewsOf, { params: { id: placeId, application_id: applicationId } });
  if (error !== null) return <Alert tone="bad">{problem(error)}</Alert>;
  if (data === undefined) return <SkeletonRows rows={2} />;
  if (data.kits.length === 0) return <Alert tone="info">{t('ask.noKits')}</Alert>;
  return (
    <RadioGroup
      cards
      label={t('ask.kit')}
      options={data.kits.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onChange={onChoose}
    />
  );
}
