import { LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import { useLanguage } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { BOX, BOX_SIZE, FieldFrame, useFieldIds } from '@hearth/ui/field';
import { Icon } from '@hearth/ui/icon';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextField } from '@hearth/ui/text-field';
import { Mail, MapPin, Search } from 'lucide-react';
import { askForAlert } from '../../../contract/alert-endpoints.ts';
import { FREQUENCIES } from '../../../rules/alert.ts';
import type { AlertCriteria } from '../../../rules/alert.ts';
import { EMPLOYMENT_TYPES } from '@hearth/domains/job-library/rules';
import { SHIFT_TIMES } from '@hearth/domains/jobs/rules';
import { useAlertWords } from '../../components/alerts/words.ts';
import { useTimeWords } from '../../components/times/words.ts';
import { useJobWords } from '@hearth/domains/jobs/widgets';
import { useWords } from '../words.ts';

/** Why the form was rejected. */
export type AlertProblem = 'email' | 'limit';

/** A plain HTML form for a job alert, validated by the browser. */
export function AlertForm(props: {
  readonly site: string;
  readonly wanted: AlertCriteria;
  readonly problem: AlertProblem | undefined;
}) {
  const { site, wanted, problem } = props;
  const { t } = useWords();
  const words = useAlertWords();
  const language = useLanguage();
  return (
    <form
      action={askForAlert.path}
      method="post"
      data-zoned=""
      className="grid gap-5 rounded-lg border border-line bg-surface p-4 text-ink shadow-raised sm:p-6"
    >
      <input type="hidden" name="site" value={site} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="time_zone" value="" />
      <TextField
        label={words.t('email')}
        size="lg"
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        help={words.t('emailNote')}
        error={problem === undefined ? undefined : words.t(`problem.${problem}`)}
        start={<Icon of={Mail} size={20} className="text-ink-3" />}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('career.what')}
          size="lg"
          name="q"
          defaultValue={wanted.q}
          placeholder={t('career.whatExample')}
          maxLength={100}
          start={<Icon of={Search} size={20} className="text-ink-3" />}
        />
        <TextField
          label={t('career.where')}
          size="lg"
          name="place"
          defaultValue={wanted.place}
          placeholder={t('career.whereExample')}
          maxLength={100}
          autoComplete="address-level2"
          start={<Icon of={MapPin} size={20} className="text-ink-3" />}
        />
      </div>
      <JobTypes chosen={wanted.types} />
      <ShiftTimes chosen={wanted.times} />
      <PostLanguage chosen={wanted.postLanguage} />
      <RadioGroup
        label={words.t('often')}
        name="frequency"
        value="DAILY"
        onChange={ignoreChange}
        options={FREQUENCIES.map((value) => ({ value, label: words.t(`frequency.${value}`) }))}
      />
      <Button type="submit" variant="primary" size="lg" className="justify-self-start phone:w-full">
        {words.t('send')}
      </Button>
    </form>
  );
}

/** Does nothing: the page is not hydrated, so the browser keeps the input. */
function ignoreChange(): void {}

function JobTypes({ chosen }: { readonly chosen: AlertCriteria['types'] }) {
  const { t } = useWords();
  const { t: tAlerts } = useAlertWords();
  const { t: tJobs } = useJobWords();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-dense font-bold">{t('career.type')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {EMPLOYMENT_TYPES.map((type) => (
          <Checkbox key={type} name={type} defaultChecked={chosen.includes(type)} label={tJobs(`employment.${type}`)} />
        ))}
      </div>
      <p className="text-sm text-ink-2">{tAlerts('typeNote')}</p>
    </fieldset>
  );
}

function ShiftTimes({ chosen }: { readonly chosen: AlertCriteria['times'] }) {
  const { t } = useTimeWords();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-dense font-bold">{t('when')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SHIFT_TIMES.map((time) => (
          <Checkbox key={time} name={time} defaultChecked={chosen.includes(time)} label={t(`time.${time}`)} />
        ))}
      </div>
      <p className="text-sm text-ink-2">{t('alertNote')}</p>
    </fieldset>
  );
}

function PostLanguage({ chosen }: { readonly chosen: AlertCriteria['postLanguage'] }) {
  const { t } = useAlertWords();
  const ids = useFieldIds(undefined, undefined, undefined);
  return (
    <FieldFrame ids={ids} label={t('postLanguage')} className="sm:max-w-80">
      <select id={ids.id} name="post_language" defaultValue={chosen} className={`${BOX} ${BOX_SIZE.lg} px-3`}>
        <option value="">{t('anyLanguage')}</option>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
