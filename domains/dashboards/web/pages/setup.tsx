import { useBrand } from '@hearth/client/person';
import { PageTitle } from '@hearth/ui/page-title';
import { SetupChecklist } from '../components/setup/checklist.tsx';
import { useSetupWords } from '../components/setup/words.ts';

/** The setup checklist of the brand in view; where its owner starts until all is done. */
export function Component() {
  const { t } = useSetupWords();
  const { id } = useBrand();
  return (
    <>
      <PageTitle>{t('page')}</PageTitle>
      <SetupChecklist key={id} />
    </>
  );
}
