import { useBrand } from '@hearth/client/person';
import { callKey, useCall, useSend } from '@hearth/client/query';
import { changeReportSettings, getReportSettings } from '@hearth/domains/core/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { ErrorState } from '@hearth/ui/error-state';
import { RadioGroup } from '@hearth/ui/radio-group';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { Card } from './card.tsx';
import en from './phrases/en.json';

const FILTERS = ['ALL_LEVELS', 'LOCATIONS_ONLY'] as const;

/** The permitted filters of the brand's dashboards and reports. */
export function Reports() {
  const { t, problem } = usePhrases('settings', en);
  const cache = useQueryClient();
  const params = { id: useBrand().id };
  const setting = useCall(getReportSettings, { params });
  const change = useSend(changeReportSettings, {
    onSuccess: (answer) => {
      cache.setQueryData(callKey(getReportSettings, { params }), answer);
      toasts.show({ message: t('saved') });
    },
  });
  // What was pressed shows at once; where it is refused, what holds comes back with the reason.
  const sent = change.isPending ? change.variables.body.location_filter_type : undefined;
  return (
    <Card title={t('reports.title')} note={t('reports.note')}>
      {change.isError && (
        <Alert tone="bad" urgent>
          {problem(change.error)}
        </Alert>
      )}
      {setting.isError ? (
        <ErrorState title={problem(setting.error)} />
      ) : setting.data === undefined ? (
        <SkeletonRows rows={2} />
      ) : (
        <RadioGroup
          label={t('reports.title')}
          labelHidden
          value={sent ?? setting.data.location_filter_type}
          onChange={(value) => change.mutate({ params, body: { location_filter_type: value } })}
          options={FILTERS.map((value) => ({ value, label: t(`reports.${value}`) }))}
        />
      )}
    </Card>
  );
}
