import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { FormDialog } from '@hearth/ui/form-dialog';
import { toasts } from '@hearth/ui/toast';
import { addStandardTypes } from '../../contract/endpoints.ts';
import type { Starter } from '../../contract/starters.ts';
import { useWords } from '../words.ts';

/** Adds standard types of documents, named in the reader's language. */
export function StartersDialog({
  starters,
  onClose,
}: {
  readonly starters: readonly Starter[];
  readonly onClose: () => void;
}) {
  const { t, problem, language } = useWords();
  const client = useClient();
  const brand = useBrand();
  const form = useForm({
    values: { chosen: [] as Starter[] },
    check: ({ chosen }) => ({ chosen: chosen.length === 0 ? t('starters.missing') : undefined }),
    send: ({ chosen }) =>
      client.call(addStandardTypes, { params: { id: brand.id }, body: { starters: chosen, language } }),
    onSent: ({ added }) => {
      toasts.show({ message: t('starters.added', { count: added }), tone: 'ok' });
      onClose();
    },
  });
  const { chosen } = form.values;
  const fault = form.fault('chosen');
  return (
    <FormDialog
      form={form}
      title={t('starters.title')}
      description={t('starters.text')}
      submit={t('starters.submit')}
      problem={problem}
      onClose={onClose}
    >
      <Button size="sm" className="justify-self-start" onClick={() => form.set('chosen', [...starters])}>
        {t('starters.all')}
      </Button>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {starters.map((starter) => (
          <Checkbox
            key={starter}
            label={t(`starters.names.${starter}`)}
            checked={chosen.includes(starter)}
            onChange={({ target }) =>
              form.set('chosen', target.checked ? [...chosen, starter] : chosen.filter((one) => one !== starter))
            }
          />
        ))}
      </div>
      {fault !== undefined && (
        <p role="alert" className="text-sm font-bold text-bad">
          {fault}
        </p>
      )}
    </FormDialog>
  );
}
