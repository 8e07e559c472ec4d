import { useBrand } from '@hearth/client/person';
import { useRoleName } from '@hearth/domains/access/widgets';
import { Alert } from '@hearth/ui/alert';
import { Card } from '@hearth/ui/card';
import { Checkbox } from '@hearth/ui/checkbox';
import { APPROVERS } from '@hearth/domains/approvals/schemas';
import { useChain } from '../api.ts';
import { useWords } from '../words.ts';

/** Settings for who approves jobs at the current brand and below before they go live. */
export function ChainCard() {
  const { t, problem } = useWords();
  const roleName = useRoleName();
  const brand = useBrand();
  const { chain, put } = useChain();
  if (chain.data === undefined) return null;
  const own = put.isPending ? put.variables.body.own : chain.data.own;
  const above = chain.data.roles.filter((role) => !chain.data.own.includes(role));
  return (
    <Card className="mt-6" title={t('chain.title')}>
      <p className="mb-4 text-dense text-ink-2">{t(own.length + above.length === 0 ? 'chain.nobody' : 'chain.help')}</p>
      {put.error !== null && <Alert tone="bad" urgent className="mb-4" title={problem(put.error)} />}
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-dense font-bold">{t('chain.roles')}</legend>
        {APPROVERS.map((role) => (
          <Checkbox
            key={role}
            label={roleName(role)}
            note={above.includes(role) ? t('chain.inherited') : undefined}
            disabled={above.includes(role)}
            checked={own.includes(role) || above.includes(role)}
            onChange={({ target }) =>
              put.mutate({
                params: { id: brand.id },
                body: { own: APPROVERS.filter((one) => (one === role ? target.checked : own.includes(one))) },
              })
            }
          />
        ))}
      </fieldset>
    </Card>
  );
}
