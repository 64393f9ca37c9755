import type { Refund } from '@app/contract/accounts.contract'
import { answerRefund, exportRefunds, listRefunds, totalRefunds } from '@app/contract/endpoints/accounts'
import { REFUND_STATUSES, sum } from '@app/domain'
import { Button } from '@mantine/core'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../session/use-may.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useView, ViewTabs } from '../../../ui/page/view-tabs.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { useRefunds, useRefundsToPay } from '../accounts.queries.ts'
import { useRefundColumns } from './refund-columns.tsx'
import { RefundPanel } from './refund-panel.tsx'
import { useRefundActs } from './use-refund-acts.tsx'

const SUMS = { call: totalRefunds, under: 'refunds', of: ({ amountInCents }: Refund) => ({ amountInCents }) }

type Status = Refund['status']

/** Credit that clients want back: to be paid, and what became of the others. */
export function RefundsPage() {
  const { t } = useTranslation('accounts')
  const view = useView(REFUND_STATUSES, 'requested')
  const views: Record<Status, string> = {
    requested: t('refund.views.requested'),
    paid: t('refund.views.paid'),
    refused: t('refund.views.refused'),
    returned: t('refund.views.returned'),
  }
  return (
    <Page title={t('refund.page')} sentence={t('refund.sentence')}>
      <ViewTabs label={t('refund.page')} views={views} first="requested" counts={{ requested: useRefundsToPay() }} />
      <RefundList key={view} status={view} />
    </Page>
  )
}

function RefundList({ status }: { status: Status }) {
  const { t } = useTranslation('accounts')
  const list = useListState(listRefunds)
  const query = { ...list.query, status: [status] }
  const selection = useSelection<Refund>()
  const { ask, dialogs } = useRefundActs()
  const [first] = selection.rows
  const may = useMay()
  return (
    <>
      <DataTable
        label={t(`refund.views.${status}`)}
        query={useRefunds(query)}
        columns={useRefundColumns(status)}
        list={list}
        source={{ list: listRefunds, file: exportRefunds, query, totals: SUMS }}
        {...(status === 'requested' && may(answerRefund) ? { selection } : {})}
        totals={(rows) => ({ amountInCents: sum(rows.map(({ amountInCents }) => amountInCents)) })}
        selectionActions={
          first ? (
            <Button disabled={selection.rows.length > 1} onClick={() => ask({ act: 'pay', refund: first })}>
              {selection.rows.length > 1 ? t('refund.oneAtATime') : t('refund.pay')}
            </Button>
          ) : null
        }
        rowAction={(refund) =>
          refund.allowedActions.includes('pay') ? (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('refund.payOf', { code: refund.code })}
              onClick={() => ask({ act: 'pay', refund })}
            >
              {t('refund.pay')}
            </Button>
          ) : null
        }
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('refund.search')} />
          </Toolbar>
        }
        empty={<EmptyState icon={IconReceiptRefund} title={t(`refund.empty.${status}`)} sentence={t('refund.emptyHelp')} />}
      />
      <RefundPanel list={list} onAsk={ask} />
      {dialogs}
    </>
  )
}
