import { RoleSelect } from '@hearth/domains/access/widgets';
import { PlaceBox } from '@hearth/domains/core/widgets';
import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { Switch } from '@hearth/ui/switch';
import { toasts } from '@hearth/ui/toast';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { changeGroupRight } from '../../contract/group-endpoints.ts';
import type { listDirectoryGroups } from '../../contract/group-endpoints.ts';
import { useWords } from '../words.ts';

export type Group = AnswerOf<typeof listDirectoryGroups>['groups'][number];

/** Says what the members of a directory's group hold here: a role at a place, or nothing by it. */
export function TieGroup({
  group,
  onTied,
  onClose,
}: {
  readonly group: Group;
  readonly onTied: () => unknown;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const formId = useId();
  const [isTied, setTied] = useState(group.gives !== null);
  const [role, setRole] = useState(group.gives?.role ?? '');
  const [brandId, setBrandId] = useState<string | null>(group.gives?.brand_id ?? groupId);
  const [tried, setTried] = useState(false);
  const send = useSend(changeGroupRight, {
    onSuccess: async () => {
      toasts.show({ message: t('tie.done'), tone: 'ok' });
      await onTied();
      onClose();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const gives = isTied && role !== '' && brandId !== null ? { role, brand_id: brandId } : null;
    if (isTied && gives === null) return;
    send.mutate({ params: { id: groupId, directory_group_id: group.id }, body: { gives } });
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t('tie.title', { name: group.name })}
      closeLabel={t('page.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('page.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={send.isPending}>
            {t('tie.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4 pt-1">
        {send.error !== null && (
          <Alert tone="bad" urgent>
            {problem(send.error)}
          </Alert>
        )}
        <Switch label={t('tie.switch')} note={t('tie.note')} checked={isTied} onChange={setTied} />
        {isTied && (
          <div className="grid gap-4 sm:grid-cols-2">
            <RoleSelect
              label={t('tie.role')}
              value={role}
              error={tried && role === '' ? t('tie.roleMissing') : undefined}
              onChange={setRole}
            />
            <PlaceBox
              label={t('tie.place')}
              placeholder={t('tie.placeSearch')}
              emptyText={t('tie.placeNone')}
              value={brandId}
              error={tried && brandId === null ? t('tie.placeMissing') : undefined}
              onChange={setBrandId}
            />
          </div>
        )}
      </form>
    </Modal>
  );
}
