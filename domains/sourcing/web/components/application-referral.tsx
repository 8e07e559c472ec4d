import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { UserPlus } from 'lucide-react';
import { getReferral } from '../../contract/endpoints.ts';
import { useWords } from '../words.ts';

/** Shows who referred an application, for those who hire. */
export function ApplicationReferral({ applicationId }: { readonly applicationId: string }) {
  const { t } = useWords();
  const brand = useBrand();
  const { data } = useCall(getReferral, { params: { id: brand.id, application_id: applicationId } });
  const referral = data?.referral ?? null;
  if (referral === null) return null;
  const name = referral.referrer_name;
  return (
    <p className="mb-3">
      <Badge tone={referral.disputed ? 'warn' : 'info'} icon={<Icon of={UserPlus} size={12} />}>
        {t(referral.disputed ? 'panel.disputed' : 'panel.line', { name })}
      </Badge>
    </p>
  );
}
