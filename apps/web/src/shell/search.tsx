import { usePerson } from '@hearth/client/person';
import { usePhrases } from '@hearth/i18n/phrases';
import { SearchField } from '@hearth/ui/search-field';
import { useState } from 'react';
import { matchRoutes, useNavigate } from 'react-router';
import { domainRoutes } from '../domains.ts';
import en from '../phrases/en.json';

/** Global search, for employers whose entry brand is top-level or hires; absent where no search page is built. */
export function Search() {
  const { t } = usePhrases('shell', en);
  const { user, brand } = usePerson();
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const entitled = user.entry_mode?.top_level === true || brand?.services.has('SOURCE_HIRE') === true;
  if (!entitled || !isBuilt) return null;
  return (
    <SearchField
      label={t('search.label')}
      placeholder={t('search.label')}
      clearLabel={t('brand.clear')}
      value={term}
      onChange={setTerm}
      onSubmit={(text) => void navigate(`/global-search-result/${encodeURIComponent(text.trim())}`)}
      className="max-w-105 flex-1 text-ink max-md:hidden"
    />
  );
}

const isBuilt = matchRoutes([...domainRoutes], '/global-search-result/x') !== null;
