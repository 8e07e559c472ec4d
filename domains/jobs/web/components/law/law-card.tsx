import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Card } from '@hearth/ui/card';
import { Checkbox } from '@hearth/ui/checkbox';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import type { LawFinding } from '@hearth/domains/job-library/rules';
import { useLawWords } from './words.ts';

const YEAR = 4;

/**
 * Questions that a local law affects, with advice; warnings can be confirmed here. What it only warns of can be
 * answered here.
 */
export function LawCard(props: {
  readonly findings: readonly LawFinding[];
  readonly content: JobContent;
  readonly change: (change: Partial<JobContent>) => void;
}) {
  const { t } = useLawWords();
  const format = useFormat();
  const { findings, content, change } = props;
  const answers = content.law_answers;
  return (
    <Card title={t('title')}>
      <ul className="grid gap-4">
        {findings.map(({ key, text, topic, law, isForbidden }) => (
          <li key={key}>
            <Alert tone={isForbidden ? 'bad' : answers.includes(key) ? 'ok' : 'warn'} title={<bdi>{text}</bdi>}>
              <p>{t(`topics.${topic}`)}</p>
              <p className="mt-1 text-sm text-ink-2">
                {t('inForce', {
                  law: law.law,
                  since: law.since.length === YEAR ? law.since : format.date(law.since, 'long'),
                })}
              </p>
              {isForbidden ? (
                <p className="mt-2 font-bold">{t('forbidden')}</p>
              ) : (
                <div className="mt-2">
                  <Checkbox
                    label={t('looked')}
                    checked={answers.includes(key)}
                    onChange={({ target }) =>
                      change({
                        law_answers: target.checked ? [...answers, key] : answers.filter((answer) => answer !== key),
                      })
                    }
                  />
                </div>
              )}
            </Alert>
          </li>
        ))}
      </ul>
    </Card>
  );
}
