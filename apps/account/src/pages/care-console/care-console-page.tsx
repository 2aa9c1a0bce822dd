import { careSearchQuery, careSessionQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Container, EmptyState, useHydrated } from '@shop/design-system';
import { holdsCareRole, type CareRole } from '@shop/domain';
import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import { careConsoleHref, parseCareConsole } from '@shop/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { AuditExport } from '../../components/care/audit-export.tsx';
import { CareAnswer } from '../../components/care/care-answer.tsx';
import { careMessages, useCareMessages } from '../../components/care/care-messages.ts';
import { CareResults } from '../../components/care/care-results.tsx';
import { CareSearchForm, type CareSearch } from '../../components/care/care-search-form.tsx';
import { CareStory } from '../../components/care/care-story.tsx';
import css from '../../components/care/care.module.css';
import { isReason, useCareReason } from '../../components/care/use-care-reason.ts';
import { LoadingState } from '../../components/query-state.tsx';
import { routerLink } from '../../components/router-link.tsx';

/** Customer care finds an order and reads what has become of it (ACC-011). */
export function CareConsolePage() {
  return (
    <careMessages.Provider>
      <Frame />
    </careMessages.Provider>
  );
}

function Frame() {
  const t = useCareMessages();
  const shop = brandNameOf(useSite());
  // Who asks, and for what, only the browser knows: no server sees the hash.
  const isAlive = useHydrated();
  return (
    <Container className={css.page}>
      <title>{pageTitle(t('title'), shop)}</title>
      {isAlive ? (
        <ForColleague />
      ) : (
        <>
          <h1>{t('title')}</h1>
          <LoadingState label={t('loading')} />
        </>
      )}
    </Container>
  );
}

function ForColleague() {
  const t = useCareMessages();
  const session = useQuery(careSessionQuery());
  return (
    <>
      <div className={css.heading}>
        <h1>{t('title')}</h1>
        {session.data && <p className={css.quiet}>{t('who', { email: session.data.email, role: session.data.role ?? 'none' })}</p>}
      </div>
      <CareAnswer query={session}>{(colleague) => (colleague.role ? <Console role={colleague.role} /> : <NoRole />)}</CareAnswer>
    </>
  );
}

function NoRole() {
  const t = useCareMessages();
  return (
    <EmptyState icon="lock" title={t('noRole.title')}>
      {t('noRole.text')}
    </EmptyState>
  );
}

/** The address says what is looked at; why, the colleague says once a case. */
function Console({ role }: { readonly role: CareRole }) {
  const { locale } = useSite();
  const t = useCareMessages();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [reason, keepReason] = useCareReason();
  const { query, orderUUID } = parseCareConsole(useLocation().hash);
  const mayLook = isReason(reason);
  const results = useQuery({ ...careSearchQuery(query ?? '', reason), enabled: query !== undefined && mayLook });
  const search = (next: CareSearch) => {
    keepReason(next.reason);
    // The same address once more: with another reason it is another look by itself.
    if (next.query !== (query ?? '')) void navigate(careConsoleHref(locale, { query: next.query }));
    else if (next.reason === reason) void client.invalidateQueries({ queryKey: ['care'] });
  };
  return (
    <>
      <CareSearchForm
        key={query}
        query={query ?? ''}
        reason={reason}
        mayBeEmpty={query === undefined && orderUUID !== undefined}
        isBusy={results.isFetching}
        onSearch={search}
      />
      {(query || orderUUID) && !mayLook && <p role="status">{t('reason.first')}</p>}
      {mayLook && (
        <div className={css.columns} data-story={orderUUID && (query ? 'beside' : 'alone')}>
          {query && (
            <div className={css.found}>
              <CareAnswer query={results}>
                {(found) => (
                  <CareResults found={found} query={query} reason={reason} mayAct={holdsCareRole(role, 'agent')} chosen={orderUUID} />
                )}
              </CareAnswer>
            </div>
          )}
          {orderUUID && (
            <div>
              {query && (
                <span className={css.back}>
                  <Button look="link" icon="arrow-left" href={careConsoleHref(locale, { query })} render={routerLink}>
                    {t('results.back')}
                  </Button>
                </span>
              )}
              <CareStory key={orderUUID} uuid={orderUUID} reason={reason} />
            </div>
          )}
        </div>
      )}
      {!query && !orderUUID && <EmptyState title={t('begin.title')}>{t('begin.text')}</EmptyState>}
      {holdsCareRole(role, 'supervisor') && <AuditExport />}
    </>
  );
}
