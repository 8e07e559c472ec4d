import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Select } from '@hearth/ui/select';
import { Switch } from '@hearth/ui/switch';
import { toasts } from '@hearth/ui/toast';
import { changeNoticeSettings } from '../../contract/endpoints.ts';
import type { NoticeSettings } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { KindsTable } from './kinds-table.tsx';

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});
const NIGHT = { from: '22:00', until: '07:00' };

/** How the reader is notified: email and devices by kind, what a locked screen shows, quiet hours. Saved as a whole, in the zone of their browser. */
export function SettingsForm({ settings, zone }: { settings: NoticeSettings; zone: string }) {
  const { t, problem } = useWords();
  const client = useClient();
  const form = useForm({
    values: { ...settings, time_zone: zone },
    send: (body) => client.call(changeNoticeSettings, { body }),
    onSent: () => toasts.show({ message: t('set.saved'), tone: 'ok' }),
  });
  return (
    <form method="post" {...form.element} className="grid gap-6">
      {form.error !== null && (
        <Alert tone="bad" urgent>
          {problem(form.error)}
        </Alert>
      )}
      <Card title={t('set.kinds.title')} note={t('set.kinds.note')}>
        <KindsTable
          choices={form.values}
          onChange={({ mail, push }) => {
            form.set('mail', mail);
            form.set('push', push);
          }}
        />
      </Card>
      <Card title={t('set.lock.title')}>
        <Switch
          label={t('set.lock.hide')}
          note={t('set.lock.note')}
          checked={form.values.hides_text}
          onChange={(hides) => form.set('hides_text', hides)}
        />
      </Card>
      <QuietPart quiet={form.values.quiet} zone={zone} onChange={(quiet) => form.set('quiet', quiet)} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

interface QuietProps {
  readonly quiet: NoticeSettings['quiet'];
  readonly zone: string;
  readonly onChange: (quiet: NoticeSettings['quiet']) => void;
}

function QuietPart({ quiet, zone, onChange }: QuietProps) {
  const { t } = useWords();
  const options = HALF_HOURS.map((id) => ({ id, label: id }));
  return (
    <Card title={t('set.quiet.title')} note={t('set.quiet.note')}>
      <Switch label={t('set.quiet.on')} checked={quiet !== null} onChange={(on) => onChange(on ? NIGHT : null)} />
      {quiet !== null && (
        <>
          <div className="mt-4 flex flex-wrap gap-4">
            {(['from', 'until'] as const).map((end) => (
              <Select
                key={end}
                label={t(`set.quiet.${end}`)}
                placeholder=""
                options={options}
                value={quiet[end]}
                onChange={(time) => onChange({ ...quiet, [end]: time })}
              />
            ))}
          </div>
          <p className="mt-2 text-sm text-ink-2">{t('set.quiet.zone', { zone: zone.replaceAll('_', ' ') })}</p>
        </>
      )}
    </Card>
  );
}
