import { DesignSystemPage } from '@hearth/ui/design-system';
import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

/** The design system at its address: the part after it names the widget. */
export function Component() {
  const { '*': path = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = useCallback((to: string) => void navigate(to), [navigate]);
  return <DesignSystemPage path={path} search={search} navigate={go} />;
}
