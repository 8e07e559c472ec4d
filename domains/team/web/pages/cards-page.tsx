import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Link, useSearchParams } from 'react-router';
import { getEmployee } from '../../contract/endpoints.ts';
import { CardSheet } from '../components/invitation/card-sheet.tsx';
import { Chooser } from '../components/invitation/chooser.tsx';
import { useCardWords } from '../components/invitation/phrases.ts';
import { useCard, useCardMaking } from '../components/invitation/use-cards.ts';
import { fullName } from '../words.ts';

/** Cards for people who have no account, or who cannot be mailed a new password: chosen, made, printed. */
export function Component() {
  const { t, problem } = useCardWords();
  const [search] = useSearchParams();
  const mayMake = hasPermission(useBrand(), 'MANAGE_TEAM');
  const { cards, busy, code, make } = useCardMaking();
  const person = search.get('person');
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('page.title')}</PageTitle>
      <PageHeader
        title={t('page.title')}
        note={cards === null ? t('page.note') : undefined}
        above={
          <Link to="/team" className={`${TEXT_LINK} justify-self-start`}>
            {t('page.back')}
          </Link>
        }
      />
      {code !== null && <Alert tone="bad">{problem({ code })}</Alert>}
      {!mayMake ? (
        <Alert tone="info">{t('page.notAllowed')}</Alert>
      ) : cards !== null ? (
        <CardSheet cards={cards} />
      ) : person === null ? (
        <Chooser busy={busy} onMake={(ids) => void make(ids)} />
      ) : (
        <ForOne employeeId={person} busy={busy} onMake={() => void make([person])} />
      )}
    </div>
  );
}

/** A button and not the opening itself makes the card: it ends the one before. */
function ForOne({ employeeId, busy, onMake }: { employeeId: string; busy: boolean; onMake: () => void }) {
  const { t, problem } = useCardWords();
  const { id } = useBrand();
  const employee = useCall(getEmployee, { params: { id, employee_id: employeeId } });
  const card = useCard(employeeId);
  const error = employee.error ?? card.error;
  if (error !== null) return <Alert tone="bad">{problem(error)}</Alert>;
  if (employee.data === undefined || card.data === undefined) return null;
  const name = fullName(employee.data);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-lg">{card.data.next === 'RESET' ? t('one.reset', { name }) : t('one.join', { name })}</p>
      {card.data.card?.state === 'OPEN' && <Alert tone="warn">{t('one.voids')}</Alert>}
      <Button variant="primary" size="lg" busy={busy} disabled={card.data.next === null} onClick={onMake}>
        {t('one.make')}
      </Button>
    </div>
  );
}
