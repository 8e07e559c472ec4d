import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Modal } from '@hearth/ui/modal';
import { useState } from 'react';
import { Link } from 'react-router';
import { listWaitingApprovals } from '../../../contract/endpoints.ts';
import { APPROVAL_CHANGED } from '../../../contract/events.ts';
import { ApprovalLine } from './approval-line.tsx';
import { useApprovalWords } from './words.ts';

/** Offers that wait for the reader's approval; nothing if there are none. Nothing where none does. */
export function OffersWaiting() {
  const brand = useBrand();
  return hasPermission(brand, 'HIRE') ? <Waiting key={brand.id} brandId={brand.id} /> : null;
}

function Waiting({ brandId }: { readonly brandId: string }) {
  const t = useApprovalWords();
  const [open, setOpen] = useState(false);
  const { data } = useCall(listWaitingApprovals, { params: { id: brandId } });
  useReadAgainOn([APPROVAL_CHANGED], [listWaitingApprovals]);
  const approvals = data?.approvals ?? [];
  if (approvals.length === 0 && !open) return null;
  return (
    <>
      <Alert
        className="mx-4 mt-3 md:mx-6"
        tone="info"
        title={t('waiting', { count: approvals.length })}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('show')}
          </Button>
        }
      />
      <Modal open={open} onClose={() => setOpen(false)} title={t('list')} closeLabel={t('close')}>
        <ul className="grid gap-5">
          {approvals.map((approval) => (
            <li key={approval.id} className="border-b border-line pb-4 last:border-b-0">
              <ApprovalLine
                approval={approval}
                canSend={false}
                above={
                  <p className="flex flex-wrap items-center justify-between gap-2">
                    <span className="min-w-0 break-words">
                      <bdi className="font-bold">{approval.candidate_name}</bdi>
                      <span className="block text-sm text-ink-2">
                        <bdi>{approval.job_title}</bdi> · <bdi>{approval.location_name}</bdi>
                      </span>
                    </span>
                    <Link
                      to={`/dashboard/hiring?application=${approval.application_id}`}
                      onClick={() => setOpen(false)}
                      className={linkButtonLook('ghost', 'sm')}
                    >
                      {t('openPerson')}
                    </Link>
                  </p>
                }
              />
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
