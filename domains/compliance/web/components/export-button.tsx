import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { saveFile } from '@hearth/client/browser/save-file';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { toasts } from '@hearth/ui/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportRisks } from '../../contract/endpoints.ts';
import type { RiskFilter } from '../use-risk-filter.ts';
import { useCompliancePhrases } from '../words.ts';

/** Saves what the list shows, all its pages, as a file for a spreadsheet. */
export function ExportButton({ filter }: { filter: RiskFilter }) {
  const { t, problem } = useCompliancePhrases();
  const client = useClient();
  const brand = useBrand();
  const [busy, setBusy] = useState(false);
  const { rule, week, location } = filter.chosen;
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const query = {
        ...(rule === null ? {} : { rule }),
        ...(week === null ? {} : { week }),
        ...(location === null ? {} : { location_id: location }),
      };
      const response = await client.raw(exportRisks, { params: { id: brand.id }, query });
      saveFile(await response.blob(), `${t('fileName')}.csv`);
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Icon of={Download} />} busy={busy} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
}
