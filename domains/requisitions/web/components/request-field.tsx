import { useCall } from '@hearth/client/query';
import { Card } from '@hearth/ui/card';
import { ChoiceField } from '@hearth/ui/choice-field';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import { listApprovedRequisitions } from '../../contract/endpoints.ts';
import { useWords } from '../words.ts';

const NONE = '-';

/** Field for the approved request that a job fills; hidden if none is required. */
export function RequestField(props: {
  readonly locationId: string;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}) {
  const { t } = useWords();
  const { locationId, value, onChange } = props;
  const { data } = useCall(listApprovedRequisitions, { params: { id: locationId } });
  if (data === undefined || (!data.demanded && value === null)) return null;
  return (
    <Card title={t('field.title')}>
      <ChoiceField
        label={t('field.label')}
        help={t('field.help')}
        placeholder={t('field.none')}
        value={value ?? NONE}
        options={[
          { id: NONE, label: t('field.none') },
          ...data.requisitions.map((request) => ({
            id: request.id,
            label: t('what', { count: request.headcount, position: request.position_name }),
            note: request.brand_name,
          })),
        ]}
        onChange={(id) => onChange(id === NONE ? null : id)}
      />
      <p className="mt-3">
        <Link to="/hiring/requests" className={`${TEXT_LINK} inline-flex min-h-6 items-center phone:min-h-11`}>
          {t('field.all')}
        </Link>
      </p>
    </Card>
  );
}
