import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Checkbox } from '@hearth/ui/checkbox';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Resource } from '@hearth/ui/resource';
import { Select } from '@hearth/ui/select';
import { toasts } from '@hearth/ui/toast';
import { Download, FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { createPayrollExport, getPayrollExport, listPayrollExports } from '../../../contract/export-endpoints.ts';
import type { ExportRecord } from '../../../contract/schemas.ts';
import { useTimesheetWords } from '../../words.ts';
import { saveFile } from './save-file.ts';

const TemplateEditor = lazy(() => import('./template-editor.tsx'));
type Listed = AnswerOf<typeof listPayrollExports>;

/** Exports of locked timesheets for payroll: a new one, with how many sheets of the period it leaves out, those that were made, and the templates. */
export default function Payroll({ periodFrom, unlocked }: { periodFrom: string; unlocked: number }) {
  const { t, problem } = useTimesheetWords();
  const { id } = useBrand();
  const exports = useCall(listPayrollExports, { params: { id } }, { keepPrevious: true });
  return (
    <Card title={t('payroll.title')} note={t('payroll.note')}>
      <Resource of={exports} rows={4} failed={t('payroll.failed')} problem={problem}>
        {(listed) => (
          <div className="grid gap-4">
            {unlocked > 0 && <Alert tone="warn">{t('payroll.left', { count: unlocked })}</Alert>}
            <NewExport key={periodFrom} listed={listed} periodFrom={periodFrom} />
            {listed.exports.length === 0 ? (
              <EmptyState icon={<Icon of={FileText} size={24} />} title={t('payroll.none')}>
                {t('payroll.noneNote')}
              </EmptyState>
            ) : (
              <ul className="divide-y divide-line">
                {listed.exports.map((one) => (
                  <Made key={one.id} record={one} />
                ))}
              </ul>
            )}
          </div>
        )}
      </Resource>
    </Card>
  );
}

function NewExport({ listed, periodFrom }: { listed: Listed; periodFrom: string }) {
  const { t, problem } = useTimesheetWords();
  const { id } = useBrand();
  const [template, setTemplate] = useState(listed.templates[0]?.id ?? '');
  // Payroll is not told twice of the same hours by a second click: what it has already is only repeated on purpose.
  const isExported = listed.exports.some(({ period }) => period.from === periodFrom);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isChanges = chosen ?? isExported;
  const [isEditing, setEditing] = useState(false);
  const [key, setKey] = useState(() => newId());
  const send = useSend(createPayrollExport, {
    onSuccess: (file) => {
      // The next one is another export; a try that failed keeps its key.
      setKey(newId());
      setChosen(null);
      saveFile(file.file_name, file.content);
      toasts.show({ message: t('payroll.done'), tone: 'ok' });
    },
  });
  return (
    <div className="grid gap-3 rounded-lg border border-line p-3">
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Select
          label={t('payroll.template')}
          placeholder={t('payroll.template')}
          help={t('payroll.verify')}
          options={listed.templates.map((one) => ({ id: one.id, label: one.name }))}
          value={template}
          onChange={(value) => setTemplate(value ?? template)}
        />
        <Button
          variant="primary"
          className="sm:mt-7"
          busy={send.isPending}
          onClick={() =>
            send.mutate({
              params: { id },
              body: { idempotency_key: key, period_from: periodFrom, template_id: template, only_changes: isChanges },
            })
          }
        >
          {t('payroll.export')}
        </Button>
      </div>
      <Origin origin={listed.templates.find(({ id: one }) => one === template)?.origin ?? null} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label={t('payroll.changes')}
          checked={isChanges}
          onChange={({ target }) => setChosen(target.checked)}
        />
        {listed.can_edit && (
          <Button size="sm" onClick={() => setEditing(true)}>
            {t('payroll.edit')}
          </Button>
        )}
      </div>
      {send.error !== null && (
        <Alert tone="bad" urgent>
          {problem(send.error)}
        </Alert>
      )}
      {isEditing && (
        <Suspense fallback={null}>
          <TemplateEditor templates={listed.templates} version={listed.version} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Where the format of a ready template was read, so that whoever relies on it can look. */
function Origin({ origin }: { origin: Listed['templates'][number]['origin'] }) {
  const { t, format } = useTimesheetWords();
  if (origin === null) return null;
  return (
    <p className="text-sm text-ink-2">
      <a href={origin.url} target="_blank" rel="noreferrer" className={TEXT_LINK}>
        {t('payroll.origin', { host: new URL(origin.url).hostname, day: format.date(origin.read_on, 'short') })}
      </a>
    </p>
  );
}

function Made({ record }: { record: ExportRecord }) {
  const { t, format, money, problem } = useTimesheetWords();
  const { id, timeZone } = useBrand();
  const client = useClient();
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const load = async (): Promise<void> => {
    setState({ busy: true, error: null });
    try {
      const file = await client.call(getPayrollExport, { params: { id, export_id: record.id } });
      saveFile(file.file_name, file.content);
      setState({ busy: false, error: null });
    } catch (error) {
      setState({ busy: false, error });
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span className="min-w-48 flex-1">
        <b className="flex flex-wrap items-center gap-2">
          {format.dateRange(record.period.from, record.period.until)}
          {record.only_changes && <Badge tone="info">{t('payroll.onlyChanges')}</Badge>}
        </b>
        <span className="block">
          {[
            t('payroll.people', { count: record.people }),
            t('payroll.rows', { count: record.rows }),
            format.duration(record.minutes),
            money(record.amount, record.currency),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        <span className="block text-sm text-ink-2">
          {record.template_name} · {t('payroll.by', { name: record.by })} · {format.instant(record.at, timeZone)}
        </span>
        {state.error !== null && (
          <span role="alert" className="block text-bad">
            {problem(state.error)}
          </span>
        )}
      </span>
      <Button size="sm" icon={<Icon of={Download} />} busy={state.busy} onClick={() => void load()}>
        {t('payroll.download')}
      </Button>
    </li>
  );
}
