import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { NumberField } from '@hearth/ui/number-field';
import { DayField } from '@hearth/ui/day-field';
import { toasts } from '@hearth/ui/toast';
import { useId, useState } from 'react';
import { deleteOwnProfile, putOwnProfile } from '../../contract/endpoints.ts';
import type { Profile } from '../../contract/schemas.ts';
import { useProfileWords } from '../words.ts';
import { CertificateRows } from './certificate-rows.tsx';
import { LanguageRows } from './language-rows.tsx';
import type { ProfileSlots } from './own-profile-card.tsx';
import { PositionRows } from './position-rows.tsx';
import { WayFields } from './way-fields.tsx';
import { WishFields } from './wish-fields.tsx';

/**
 * Edits a profile. Every field is optional and empty rows are dropped on save. Everything may stay empty; lines of
 * which nothing was said are left out when it is kept.
 */
export function ProfileDialog({
  profile,
  isKept,
  week,
  useAround,
  onChange,
  onDone,
  onClose,
  onDiscard,
}: ProfileSlots & {
  readonly profile: Profile;
  readonly isKept: boolean;
  readonly onChange: (profile: Profile) => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}) {
  const { t, problem } = useProfileWords();
  const formId = useId();
  const [search, setSearch] = useState('');
  const around = useAround(search);
  const put = useSend(putOwnProfile, {
    onSuccess: () => {
      toasts.show({ message: t('dialog.saved'), tone: 'ok' });
      onDone();
    },
  });
  const remove = useSend(deleteOwnProfile, {
    onSuccess: () => {
      toasts.show({ message: t('dialog.deleted'), tone: 'ok' });
      onDone();
    },
  });
  const failed = put.error ?? remove.error;
  const change = (part: Partial<Profile>): void => onChange({ ...profile, ...part });
  return (
    <Modal
      open
      onClose={onClose}
      title={t('card.title')}
      closeLabel={t('close')}
      size="lg"
      footer={
        <>
          {isKept && <DeleteButton busy={remove.isPending} onDelete={() => remove.mutate({})} />}
          <Button onClick={onDiscard}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={put.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-7"
        onSubmit={(event) => {
          event.preventDefault();
          put.mutate({ body: withoutEmptyRows(profile) });
        }}
      >
        <p className="text-ink-2">{t('dialog.who')}</p>
        {failed !== null && <Alert tone="bad" urgent title={problem(failed)} />}
        <LanguageRows languages={profile.languages} onChange={(languages) => change({ languages })} />
        <PositionRows
          positions={profile.positions}
          known={around.positions}
          onChange={(positions) => change({ positions })}
        />
        <CertificateRows certificates={profile.certificates} onChange={(certificates) => change({ certificates })} />
        <WayFields profile={profile} around={around} onSearch={setSearch} onChange={change} />
        <WishFields wish={profile.wish} onChange={(wish) => change({ wish })} />
        <TimesFields profile={profile} week={week} onChange={change} />
      </form>
    </Modal>
  );
}

/** Deletes with the second press. */
function DeleteButton({ busy, onDelete }: { readonly busy: boolean; readonly onDelete: () => void }) {
  const { t } = useProfileWords();
  const [isSure, setSure] = useState(false);
  return (
    <Button variant="danger" className="me-auto" busy={busy} onClick={() => (isSure ? onDelete() : setSure(true))}>
      {t(isSure ? 'dialog.sure' : 'dialog.delete')}
    </Button>
  );
}

interface TimesFieldsProps extends Pick<ProfileSlots, 'week'> {
  readonly profile: Profile;
  readonly onChange: (part: Partial<Profile>) => void;
}

/** How much, from when, and in which parts of the week somebody can work. */
function TimesFields({ profile, week, onChange }: TimesFieldsProps) {
  const { t } = useProfileWords();
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1.5 font-bold">{t('times.title')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t('times.hours')}
          value={profile.hours_per_week}
          min={1}
          max={60}
          onChange={(hours) => onChange({ hours_per_week: hours })}
        />
        <DayField
          label={t('times.start')}
          value={profile.can_start_on}
          onChange={(day) => onChange({ can_start_on: day })}
        />
      </div>
      {week(profile.availability, (availability) => onChange({ availability }))}
    </fieldset>
  );
}

/** Removes rows that were added but left empty. */
function withoutEmptyRows(profile: Profile): Profile {
  return {
    ...profile,
    languages: profile.languages.filter(({ code }) => code !== ''),
    positions: profile.positions.filter(({ position }) => position.trim() !== ''),
    certificates: profile.certificates.filter(({ kind, name }) => kind !== 'OTHER' || name.trim() !== ''),
  };
}
