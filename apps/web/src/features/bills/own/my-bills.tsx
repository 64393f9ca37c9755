import type { Bill } from '@app/contract/bills.contract'
import { exportBills, listBills } from '@app/contract/endpoints/bills'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { useTranslation } from 'react-i18next'
import { asExtra } from '../../../ui/list/column.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { useNameOfBill } from '../../titles/use-name-of.ts'
import { useBillColumns } from '../bill-columns.tsx'
import { BillPanel } from '../bill-panel.tsx'
import { BillPdfButton } from '../bill-pdf-button.tsx'
import { useBills } from '../bills.queries.ts'
import { hasPass, PassButton } from '../pass/pass-button.tsx'
import styles from './my-bills.module.css'

type Props = { view: 'pending' | 'paid'; statuses: readonly Bill['status'][] }

/** The client's bills of sale: to be paid, or paid and delivered. */
export function MyBills({ view, statuses }: Props) {
  const { t } = useTranslation(['client', 'orders'])
  const list = useListState(listBills)
  const column = useBillColumns()
  const nameOf = useNameOfBill()
  const query = { ...list.query, status: [...statuses] }
  const bills = useBills(query)
  return (
    <>
      <DataTable
        label={t(`payments.views.${view}`)}
        query={bills}
        list={list}
        source={{ list: listBills, file: exportBills, query }}
        columns={[column.things, column.status, column.date, column.pickup, column.total, asExtra(column.code)]}
        rowAction={(bill) => (
          <div className={styles.acts}>
            {hasPass(bill) ? <PassButton billId={bill.id} name={nameOf(bill)} /> : null}
            <BillPdfButton bill={bill} />
          </div>
        )}
        empty={
          <EmptyState icon={IconReceipt} title={t(`payments.${view}EmptyTitle`)} sentence={t(`payments.${view}EmptySentence`)} />
        }
      />
      <BillPanel list={list} />
    </>
  )
}
