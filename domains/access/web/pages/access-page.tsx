import { useBrand } from '@hearth/client/person';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Tabs } from '@hearth/ui/tabs';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useAccessNews } from '../api.ts';
import { ChangesTab } from '../components/changes-tab.tsx';
import { PeopleTab } from '../components/people-tab.tsx';
import { RolesTab } from '../components/roles-tab.tsx';
import { useWords } from '../words.ts';

const HOME = '/access-portal/main';
const TABS = ['people', 'roles', 'changes'] as const;

/** The rights at the brand in view and below; the tab is part of the URL. */
export function Component() {
  const { t } = useWords();
  const brand = useBrand();
  const { path } = useParams();
  const navigate = useNavigate();
  useAccessNews();
  const tab = path === undefined ? 'people' : TABS.find((one) => one === path);
  if (tab === undefined) return <Navigate to={HOME} replace />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('menu.access')}</PageTitle>
      <PageHeader title={t('menu.access')} note={<bdi>{brand.name}</bdi>} />
      <Tabs
        label={t('menu.access')}
        value={tab}
        onChange={(id) => void navigate(id === 'people' ? HOME : `${HOME}/${id}`)}
        tabs={[
          { id: 'people', label: t('tabs.people'), panel: <PeopleTab /> },
          { id: 'roles', label: t('tabs.roles'), panel: <RolesTab /> },
          { id: 'changes', label: t('tabs.changes'), panel: <ChangesTab /> },
        ]}
      />
    </div>
  );
}
