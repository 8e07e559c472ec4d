import { RoleSelect } from '@hearth/domains/access/widgets';
import { PlaceBox } from '@hearth/domains/core/widgets';
import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Switch } from '@hearth/ui/switch';
import { toasts } from '@hearth/ui/toast';
import { changeGroupRight } from '../../contract/group-endpoints.ts';
import type { listDirectoryGroups } from '../../contract/group-endpoints.ts';
import { useWords } from '../words.ts';

export type Group = AnswerOf<typeof listDirectoryGroups>['groups'][number];

/** What the server calls the fields of the form. */
const TIE_FIELDS: Readonly<Record<string, keyof TieValues | undefined>> = {
  'gives.role': 'role',
  'gives.brand_id': 'brand_id',
};

interface TieValues {
  isTied: boolean;
  role: string;
  brand_id: string | null;
}

/** Says what the members of a directory's group hold here: a role at a place, or nothing by it. */
export function TieGroup({ group, onClose }: { readonly group: Group; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const client = useClient();
  const { groupId } = useBrand();
  const form = useForm<TieValues>({
    values: {
      isTied: group.gives !== null,
      role: group.gives?.role ?? '',
      brand_id: group.gives?.brand_id ?? groupId,
    },
    check: ({ isTied, role, brand_id: brandId }) => ({
      role: isTied && role === '' ? t('tie.roleMissing') : undefined,
      brand_id: isTied && brandId === null ? t('tie.placeMissing') : undefined,
    }),
    send: ({ isTied, role, brand_id: brandId }) =>
      client.call(changeGroupRight, {
        params: { id: groupId, directory_group_id: group.id },
        body: { gives: isTied && brandId !== null ? { role, brand_id: brandId } : null },
      }),
    fieldOf: (sent) => TIE_FIELDS[sent],
    onSent: () => {
      toasts.show({ message: t('tie.done'), tone: 'ok' });
      onClose();
    },
  });
  const { isTied } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('tie.title', { name: group.name })}
      submit={t('tie.save')}
      problem={problem}
      onClose={onClose}
    >
      <Switch
        label={t('tie.switch')}
        note={t('tie.note')}
        checked={isTied}
        onChange={(tied) => form.set('isTied', tied)}
      />
      {isTied && (
        <div className="grid gap-4 sm:grid-cols-2">
          <RoleSelect label={t('tie.role')} {...form.field('role')} />
          <PlaceBox
            label={t('tie.place')}
            placeholder={t('tie.placeSearch')}
            emptyText={t('tie.placeNone')}
            {...form.field('brand_id')}
          />
        </div>
      )}
    </FormDialog>
  );
}
