import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Resource } from '@hearth/ui/resource';
import { SkeletonText } from '@hearth/ui/skeleton';
import { useState } from 'react';
import { getBonusRules } from '../../../contract/endpoints.ts';
import type { BonusRule, BonusTerms } from '../../../contract/schemas.ts';
import { RuleForm } from './rule-form.tsx';
import { useEmployerWords } from './words.ts';

/** The current bonus terms of a brand or job, their history, and a form for new ones. */
export function RulesPart({ jobId }: { readonly jobId: string | null }) {
  const { t, format, problem } = useEmployerWords();
  const brand = useBrand();
  const [writes, setWrites] = useState(false);
  const query = jobId === null ? {} : { job_id: jobId };
  const rules = useCall(getBonusRules, { params: { id: brand.id }, query });
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">{t('rules.title')}</h3>
      <Resource of={rules} loading={<SkeletonText lines={3} />} problem={problem}>
        {(data) => (
          <>
            <TermsText promise={data.holds} />
            {data.own.length > 0 && (
              <div className="grid gap-1 text-dense">
                <h4 className="font-bold">{t('rules.own')}</h4>
                <ul className="grid gap-2">
                  {data.own.map((rule) => (
                    <li key={rule.id} className="grid gap-0.5 border-s-2 border-line ps-3">
                      <span className="font-bold">
                        {t('rules.from', { date: format.date(rule.valid_from, 'short') })}
                      </span>
                      <RuleEntry rule={rule} />
                      <span className="text-sm text-ink-2">
                        <bdi>{rule.by_name}</bdi>
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {hasPermission(brand, 'DECIDE_BONUSES') &&
              (writes ? (
                <RuleForm
                  jobId={jobId}
                  currency={data.holds?.currency ?? data.currency}
                  start={data.holds}
                  onDone={() => setWrites(false)}
                />
              ) : (
                <Button className="justify-self-start" onClick={() => setWrites(true)}>
                  {t('rules.change')}
                </Button>
              ))}
          </>
        )}
      </Resource>
    </section>
  );
}

function RuleEntry({ rule }: { readonly rule: BonusRule }) {
  const { t } = useEmployerWords();
  return rule.promise === null ? <span>{t('rules.kind.ABOVE')}</span> : <TermsText promise={rule.promise} />;
}

function TermsText({ promise }: { readonly promise: BonusTerms | null }) {
  const { t, partText, format } = useEmployerWords();
  if (promise === null || promise.parts.length === 0) return <p className="text-ink-2">{t('rules.none')}</p>;
  return (
    <div>
      <ul className="list-disc ps-5">
        {promise.parts.map((part) => (
          <li key={`${part.after_days} ${part.amount}`}>{partText(part, promise.currency)}</li>
        ))}
      </ul>
      {promise.excluded.length > 0 && (
        <p className="text-sm text-ink-2">
          {t('rules.notFor', { roles: format.list(promise.excluded.map((role) => t(`role.${role}`))) })}
        </p>
      )}
    </div>
  );
}
