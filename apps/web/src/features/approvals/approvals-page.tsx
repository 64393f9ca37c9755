import { exportApprovals, listApprovals } from '@app/contract/endpoints/accounts'
import type { Approval } from '@app/contract/fields/approvals'
import { APPROVAL_STATUSES, sum } from '@app/domain'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useApprovalColumns } from './approval-columns.tsx'
import { ApprovalPanel } from './approval-panel.tsx'
import { useApprovals, useApprovalsWaiting } from './approvals.queries.ts'
import { useApprovalActs } from './use-approval-acts.tsx'

type Status = Approval['status']

/** What goes beyond one administrator's decision: what waits for another, and what became of the rest. */
export function ApprovalsPage() {
  const { t } = useTranslation('approvals')
  const view = useView(APPROVAL_STATUSES, 'asked')
  const views: Record<Status, string> = {
    asked: t('views.asked'),
    approved: t('views.approved'),
    refused: t('views.refused'),
    takenBack: t('views.takenBack'),
  }
  return (
    <Page title={t('page')} sentence={t('sentence')}>
      <ViewTabs label={t('page')} views={views} first="asked" counts={{ asked: useApprovalsWaiting() }} />
      <ApprovalList key={view} status={view} />
    </Page>
  )
}

function ApprovalList({ status }: { status: Status }) {
  const { t } = useTranslation('approvals')
  const list = useListState(listApprovals)
  const query = { ...list.query, status: [status] }
  const { ask, dialogs } = useApprovalActs()
  return (
    <>
      <DataTable
        label={t(`views.${status}`)}
        query={useApprovals(query)}
        columns={useApprovalColumns()}
        list={list}
        source={{ list: listApprovals, file: exportApprovals, query }}
        totals={(rows) => ({ amountInCents: sum(rows.map(({ amountInCents }) => amountInCents)) })}
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('search')} />
          </Toolbar>
        }
        empty={<EmptyState icon={IconChecks} title={t(`empty.${status}`)} sentence={t('emptyHelp')} />}
      />
      <ApprovalPanel list={list} onAsk={ask} />
      {dialogs}
    </>
  )
}
