import { useUser } from '@hearth/client/person';
import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { RadioGroup } from '@hearth/ui/radio-group';
import { Select } from '@hearth/ui/select';
import { Switch } from '@hearth/ui/switch';
import { toasts } from '@hearth/ui/toast';
import { changeNoticeSettings } from '../../contract/endpoints.ts';
import { CHOSEN_KINDS, MAIL_CHOICES, NOTICE_KINDS } from '../../contract/kinds.ts';
import { DIGESTS } from '../../contract/schemas.ts';
import type { NoticeSettings } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});
const NIGHT = { from: '22:00', until: '07:00' };

/**
 * The notice settings: mail by kind, digest and quiet hours, saved together in the browser's time zone. Saved as a
 * whole, in the zone of their browser.
 */
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
      <MailPart mail={form.values.mail} onChange={(mail) => form.set('mail', mail)} />
      <Card title={t('set.digest.title')}>
        <RadioGroup
          label={t('set.digest.title')}
          labelHidden
          options={DIGESTS.map((value) => ({ value, label: t(`set.digest.${value}`) }))}
          value={form.values.digest}
          onChange={(digest) => form.set('digest', digest)}
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

function MailPart({
  mail,
  onChange,
}: {
  mail: NoticeSettings['mail'];
  onChange: (mail: NoticeSettings['mail']) => void;
}) {
  const { t } = useWords();
  const { user_employer: isEmployer } = useUser();
  const kinds = CHOSEN_KINDS.filter((kind) => isEmployer === true || NOTICE_KINDS[kind].audience !== 'MANAGERS');
  return (
    <Card title={t('set.mail.title')} note={t('set.mail.note')}>
      <ul className="grid gap-4">
        {kinds.map((kind) => (
          <li key={kind} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <span aria-hidden="true">{t(`kinds.${kind}`)}</span>
            <Select
              label={t(`kinds.${kind}`)}
              labelHidden
              placeholder=""
              options={MAIL_CHOICES.map((id) => ({ id, label: t(`set.mail.${id}`) }))}
              value={mail[kind] ?? NOTICE_KINDS[kind].mail}
              onChange={(choice) => onChange({ ...mail, [kind]: MAIL_CHOICES.find((one) => one === choice) })}
            />
          </li>
        ))}
      </ul>
    </Card>
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
