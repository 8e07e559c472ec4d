import { useUser } from '@hearth/client/person';
import { Checkbox } from '@hearth/ui/checkbox';
import { Select } from '@hearth/ui/select';
import { CHOSEN_KINDS, isUsuallyPushed, MAIL_CHOICES, NOTICE_KINDS } from '../../contract/kinds.ts';
import type { NoticeSettings } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

type Choices = Pick<NoticeSettings, 'mail' | 'push'>;

/** What comes by which channel, a line for each kind that the reader gets. */
export function KindsTable({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) {
  const { t } = useWords();
  const { user_employer: isEmployer } = useUser();
  const kinds = CHOSEN_KINDS.filter((kind) => isEmployer === true || NOTICE_KINDS[kind].audience !== 'MANAGERS');
  const { mail, push } = choices;
  const options = MAIL_CHOICES.map((id) => ({
    id,
    label: t(`set.kinds.${id}`),
    ...(id === 'DAILY' ? { note: t('set.kinds.dailyAt') } : {}),
  }));
  return (
    <table className="w-full border-collapse text-start">
      <thead className="text-sm text-ink-2">
        <tr>
          <th scope="col" className="sr-only">
            {t('set.kinds.kind')}
          </th>
          <th scope="col" className="px-2 pb-1 text-start font-normal">
            {t('set.kinds.mail')}
          </th>
          <th scope="col" className="pb-1 text-center font-normal">
            {t('set.kinds.push')}
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-normal break-words">
              {t(`kinds.${kind}`)}
            </th>
            <td className="w-40 px-2 py-2">
              <Select
                label={t('set.kinds.mailOf', { kind: t(`kinds.${kind}`) })}
                labelHidden
                placeholder=""
                options={options}
                value={mail[kind] ?? NOTICE_KINDS[kind].mail}
                onChange={(choice) =>
                  onChange({ push, mail: { ...mail, [kind]: MAIL_CHOICES.find((one) => one === choice) } })
                }
              />
            </td>
            <td className="w-16 py-2">
              <Checkbox
                className="justify-items-center"
                label={t('set.kinds.pushOf', { kind: t(`kinds.${kind}`) })}
                labelHidden
                checked={push[kind] ?? isUsuallyPushed(kind)}
                onChange={(event) => onChange({ mail, push: { ...push, [kind]: event.target.checked } })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
