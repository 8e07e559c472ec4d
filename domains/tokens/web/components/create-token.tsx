import { PlaceBox } from '@hearth/domains/core/widgets';
import { hasPermissionAtOrBelow, useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import type { AnswerOf, SentInputOf } from '@hearth/kit/endpoint';
import { TOKEN_PERMISSIONS } from '@hearth/kit/permissions';
import type { Permission } from '@hearth/kit/permissions';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { FormDialog } from '@hearth/ui/form-dialog';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Modal } from '@hearth/ui/modal';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import { Link } from 'react-router';
import type { createOwnToken } from '../../contract/endpoints.ts';
import { useWords } from '../words.ts';
import { CopySecret } from './copy-secret.tsx';
import { PermissionBoxes } from './permission-boxes.tsx';

type CreatedToken = AnswerOf<typeof createOwnToken>;

/** The call that creates a token. */
export type TokenSender = (body: SentInputOf<typeof createOwnToken>['body']) => Promise<CreatedToken>;

interface TokenValues {
  name: string;
  brand_id: string | null;
  permissions: readonly Permission[];
  days: string;
  proof: string;
}

const LIVES = ['30', '90', '180', '365'];
const USUAL_LIFE = '90';

interface CreateTokenProps {
  readonly title: string;
  readonly proof: 'TOTP' | 'PASSWORD' | 'NONE';
  readonly send: TokenSender;
  readonly onClose: () => void;
}

/** Creates a token and shows it, this once. */
export function CreateToken({ title, proof, send, onClose }: CreateTokenProps) {
  const { t } = useWords();
  const [created, setCreated] = useState<CreatedToken | null>(null);
  const close = (
    <Button variant="primary" onClick={onClose}>
      {t('close')}
    </Button>
  );
  if (proof === 'NONE')
    return (
      <Modal open onClose={onClose} title={title} closeLabel={t('close')} footer={close}>
        <Alert
          tone="warn"
          action={
            <Link to="/settings/security" className={linkButtonLook('soft')}>
              {t('create.setUp')}
            </Link>
          }
        >
          {t('errors.NO_PROOF')}
        </Alert>
      </Modal>
    );
  if (created === null) return <TokenForm {...{ title, proof, send, onClose }} onCreated={setCreated} />;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('created.title', { name: created.name })}
      closeLabel={t('close')}
      footer={close}
    >
      <div className="grid gap-3">
        <Alert tone="warn">{t('created.text')}</Alert>
        <CopySecret value={created.token} />
      </div>
    </Modal>
  );
}

function TokenForm({
  title,
  proof,
  send,
  onCreated,
  onClose,
}: CreateTokenProps & { readonly onCreated: (token: CreatedToken) => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const form = useForm<TokenValues, CreatedToken>({
    values: { name: '', brand_id: brand.id, permissions: [], days: USUAL_LIFE, proof: '' },
    check: (now) => ({
      name: now.name.trim() === '' ? t('create.nameMissing') : undefined,
      brand_id: now.brand_id === null ? t('create.placeMissing') : undefined,
      permissions: now.permissions.length === 0 ? t('create.permissionsMissing') : undefined,
      proof: now.proof === '' ? t('required') : undefined,
    }),
    send: ({ name, brand_id: brandId, permissions, days, proof: typed }) =>
      send({
        name: name.trim(),
        brand_id: brandId ?? brand.id,
        permissions: [...permissions],
        days: Number(days),
        proof: typed,
      }),
    refusedAt: (refused) => (refused.fields.some(({ field }) => field === 'proof') ? { proof: problem(refused) } : {}),
    onSent: onCreated,
  });
  const proofProps = { label: t(proof === 'TOTP' ? 'create.code' : 'create.password'), ...form.text('proof') };
  return (
    <FormDialog form={form} title={title} submit={t('create.submit')} problem={problem} size="md" onClose={onClose}>
      <TextField
        label={t('create.name')}
        help={t('create.nameHelp')}
        autoFocus
        maxLength={100}
        {...form.text('name')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PlaceBox
          label={t('create.place')}
          placeholder={t('create.placeSearch')}
          emptyText={t('create.placeNone')}
          {...form.field('brand_id')}
        />
        <Select
          label={t('create.days')}
          placeholder={t('create.days')}
          options={LIVES.map((days) => ({ id: days, label: t('create.lives', { count: Number(days) }) }))}
          {...form.field('days')}
        />
      </div>
      <PermissionBoxes
        legend={t('create.permissions')}
        offered={TOKEN_PERMISSIONS.filter((permission) => hasPermissionAtOrBelow(brand, permission))}
        chosen={form.values.permissions}
        error={form.fault('permissions')}
        onChange={(permissions) => form.set('permissions', permissions)}
      />
      {proof === 'TOTP' ? (
        <TextField {...proofProps} inputMode="numeric" autoComplete="one-time-code" />
      ) : (
        <TextField {...proofProps} type="password" autoComplete="current-password" />
      )}
    </FormDialog>
  );
}
