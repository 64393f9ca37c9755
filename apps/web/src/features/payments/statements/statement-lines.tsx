import { exportStatementLines, listStatementLines, takeLineBack, undoPayment } from '@app/contract/endpoints/payments'
import type { StatementLineView } from '@app/contract/fields/statements'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { Button, NativeSelect } from '@mantine/core'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../session/use-may.ts'
import { Link } from '../../../ui/edit/link.tsx'
import type { Column } from '../../../ui/list/column.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { Chip, type Tone } from '../../../ui/show/chip.tsx'
import { Day } from '../../../ui/show/day.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { Money } from '../../../ui/show/money.tsx'
import { TwoLines } from '../../../ui/show/two-lines.tsx'
import { UndoPayment } from '../../bills/undo-payment.tsx'
import { AccountFilter } from '../account-filter.tsx'
import { useStatementLines, useTakeLineBack } from './statements.queries.ts'

type State = StatementLineView['state']
const STATES: readonly State[] = ['open', 'booked', 'aside', 'debit']
const TONES: Record<State, Tone> = { open: 'orange', booked: 'green', aside: 'neutral', debit: 'neutral' }

/** Lines of one file, or of all, and what became of each. */
export function StatementLines() {
  const { t } = useTranslation('accounts')
  const list = useListState(listStatementLines)
  const takingBack = useTakeLineBack()
  const may = useMay()
  const [statementId] = list.filters.statementId ?? []
  const [accountId] = list.filters.accountId ?? []
  const [state] = STATES.filter((one) => list.filters.state?.includes(one))
  const query = {
    ...list.query,
    ...(statementId ? { statementId: [statementId] } : {}),
    ...(accountId ? { accountId: [accountId] } : {}),
    ...(state ? { state: [state] } : {}),
  }
  return (
    <DataTable
      label={t('payments.views.lines')}
      query={useStatementLines(query)}
      columns={useLineColumns()}
      list={list}
      source={{ list: listStatementLines, file: exportStatementLines, query }}
      opens={false}
      rowAction={(line) =>
        line.payment && may(undoPayment) ? (
          <UndoPayment payment={{ ...line.payment, amountInCents: line.amountInCents }} isInRow />
        ) : line.state === 'aside' && may(takeLineBack) ? (
          <Button variant="default" size="compact-sm" onClick={() => takingBack.mutate(line.id)}>
            {t('statements.takeBack')}
          </Button>
        ) : null
      }
      toolbar={
        <Toolbar>
          <SearchField list={list} placeholder={t('statements.searchLines')} />
          <AccountFilter value={accountId} onChange={(id) => list.setFilter('accountId', id ? [id] : null)} />
          <NativeSelect
            aria-label={t('statements.columns.state')}
            value={state ?? ''}
            onChange={({ currentTarget: { value } }) => list.setFilter('state', value ? [value] : null)}
            data={[
              { value: '', label: t('statements.anyState') },
              ...STATES.map((value) => ({ value, label: t(`statements.states.${value}`) })),
            ]}
          />
          {statementId ? (
            <Button variant="default" onClick={() => list.setFilter('statementId', null)}>
              {t('statements.allFiles')}
            </Button>
          ) : null}
        </Toolbar>
      }
      empty={<EmptyState icon={IconFileSpreadsheet} title={t('statements.noLines')} sentence={t('statements.noFilesHelp')} />}
    />
  )
}

function useLineColumns(): Column<StatementLineView>[] {
  const { t } = useTranslation('accounts')
  return [
    {
      id: 'words',
      header: t('statements.columns.words'),
      cell: ({ reference, text }) => <TwoLines first={text || reference || '—'} second={text ? reference || '—' : ''} />,
      width: '35%',
      card: 'title',
    },
    { id: 'day', header: t('statements.columns.day'), cell: ({ day }) => <Day day={day} />, sortable: true },
    {
      id: 'account',
      header: t('payments.columns.account'),
      cell: ({ account }) => account.name,
    },
    {
      id: 'state',
      header: t('statements.columns.state'),
      cell: ({ state }) => <Chip tone={TONES[state]}>{t(`statements.states.${state}`)}</Chip>,
      card: 'status',
    },
    {
      id: 'became',
      header: t('statements.columns.became'),
      cell: ({ payment, asideReason }) =>
        payment ? (
          <Link to={addressOf(ADMINISTRATOR_PATHS.payments, { open: payment.id })}>{payment.code}</Link>
        ) : (
          (asideReason ?? '—')
        ),
      card: 'wide',
    },
    {
      id: 'amountInCents',
      header: t('payments.columns.amount'),
      cell: ({ amountInCents }) => <Money cents={amountInCents} />,
      align: 'right',
      sortable: true,
      card: 'figure',
    },
  ]
}
