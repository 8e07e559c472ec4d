import { useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { toasts } from '@hearth/ui/toast';
import { Clock, Siren } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listMyAbsences, withdrawAbsence } from '../../../contract/absence-endpoints.ts';
import type { MyShift } from '../../../contract/schemas.ts';
import { useAbsenceWords } from './words.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** Under a shift of today: says that one comes late or not at all, and shows what one has said. */
export default function AbsenceActions({ shift }: { readonly shift: MyShift }) {
  const { t, problem } = useAbsenceWords();
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(listMyAbsences, {});
  const withdraw = useSend(withdrawAbsence, {
    untilRead: true,
    onSuccess: () => toasts.show({ message: t('withdrawn') }),
  });
  if (data === undefined) return null;
  const report = data.reports.find(({ shift_id: id }) => id === shift.id);
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      {report !== undefined && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="warn" icon={<Icon of={Clock} size={14} />}>
            {report.kind === 'LATE' ? t('late', { count: report.minutes_late ?? 0 }) : t('absent')}
          </Badge>
          <span className="text-sm text-ink-2">{t(report.seen_at === null ? 'notSeen' : 'seen')}</span>
        </p>
      )}
      {withdraw.isError && (
        <Alert tone="bad" urgent>
          {problem(withdraw.error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Icon of={Siren} />} onClick={() => setOpen(true)}>
          {t(report === undefined ? 'button' : 'change')}
        </Button>
        {report !== undefined && (
          <Button
            size="sm"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ params: { shift_id: shift.id } })}
          >
            {t('coming')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog shift={shift} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
