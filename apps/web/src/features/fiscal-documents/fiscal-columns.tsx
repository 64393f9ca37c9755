import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import type { Column } from '../../ui/list/column.ts'
import { Money } from '../../ui/show/money.tsx'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { FiscalChip } from './fiscal-chip.tsx'
import styles from './fiscal-documents.module.css'
import { saidBySri, useWhatToDo } from './what-to-do.ts'

/** What of a document its queue says: which it is, since when, and what is in the way. */
export function useFiscalColumns(): Column<FiscalDocument>[] {
  const { t } = useTranslation('credit-notes')
  const format = useFormat()
  return [
    {
      id: 'number',
      header: t('fiscal.columns.number'),
      cell: ({ kind, number }) => <TwoLines first={number ?? t('fiscal.noNumber')} second={t(`fiscal.kinds.${kind}`)} />,
      card: 'title',
    },
    { id: 'status', header: t('fiscal.state'), cell: ({ status }) => <FiscalChip status={status} />, card: 'status' },
    {
      id: 'bill',
      header: t('fiscal.columns.bill'),
      cell: (document) => <OfBill document={document} />,
    },
    {
      id: 'totalInCents',
      header: t('fiscal.columns.total'),
      cell: ({ totalInCents }) => <Money cents={totalInCents} />,
      align: 'right',
      sortable: true,
      card: 'figure',
    },
    {
      id: 'owedSince',
      header: t('fiscal.since'),
      cell: ({ owedSince }) => format.instant(owedSince),
      sortable: true,
    },
    {
      id: 'todo',
      header: t('fiscal.columns.todo'),
      cell: (document) => <ToDo document={document} />,
      card: 'wide',
    },
  ]
}

/** The bill, and whom it is made out to. */
function OfBill({ document: { bill, buyer } }: { document: FiscalDocument }) {
  const { t } = useTranslation('credit-notes')
  if (bill === null) return t('fiscal.testOfNobody')
  return (
    <span className={styles.bill}>
      <Link to={addressOf(ADMINISTRATOR_PATHS.bills, { open: bill.id })}>{bill.code}</Link>
      <small title={buyer?.name}>{buyer?.name}</small>
    </span>
  )
}

/** What to do in the house's words, and beneath it what the SRI said. */
function ToDo({ document }: { document: FiscalDocument }) {
  const { t } = useTranslation('credit-notes')
  const todo = useWhatToDo(document)
  const said = saidBySri(document)
  if (todo.length + said.length === 0) return t('fiscal.nothingToDo')
  return (
    <span className={styles.todo}>
      {todo.map((words) => (
        <span key={words}>{words}</span>
      ))}
      {said.map((words) => (
        <small key={words}>{t('fiscal.sriSays', { words })}</small>
      ))}
    </span>
  )
}
