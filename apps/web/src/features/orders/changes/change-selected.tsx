import type { Order } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../session/use-may.ts'
import type { Selection } from '../../../ui/list/use-selection.ts'
import { filterOf } from '../../runs/filter-of-query.ts'
import { CHANGES, type ChangeOffer, type ChangeWanted } from './changes.ts'

const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }))

/** What the chosen orders can be changed to, all at once; what one of them does not take is said before it starts. */
export function ChangeSelected({ selection }: { selection: Selection<Order> }) {
  const { rows, ids, clear } = selection
  const offered = CHANGES.map(({ name, isOpenFor }) => ({ name, count: rows.filter(isOpenFor).length }))
  return <Change wanted={{ ids: [...ids] }} count={rows.length} offered={offered} onStarted={clear} />
}

type MatchingProps = { query: object; count: number; onStarted: () => void }

/** All that the list finds, on whatever page: what they allow is said by the preview. */
export function ChangeMatching({ query, count, onStarted }: MatchingProps) {
  const may = useMay()
  const offered = CHANGES.filter(({ call }) => may(call)).map(({ name }) => ({ name, count: null }))
  return <Change wanted={{ filter: filterOf(query) }} count={count} offered={offered} onStarted={onStarted} />
}

type Props = { wanted: ChangeWanted; count: number; offered: readonly ChangeOffer[]; onStarted: () => void }

function Change({ wanted, count, offered, onStarted }: Props) {
  const { t } = useTranslation('orders')
  const [isOpen, setOpen] = useState(false)
  const open = offered.filter((one) => one.count !== 0)
  const close = (wasStarted: boolean) => {
    setOpen(false)
    if (wasStarted) onStarted()
  }
  return (
    <>
      {open.length > 0 ? (
        <Button variant="default" leftSection={<IconEdit aria-hidden />} onClick={() => setOpen(true)}>
          {t('change.act')}
        </Button>
      ) : null}
      <Suspense>{isOpen ? <ChangeDialog wanted={wanted} count={count} offered={open} onClose={close} /> : null}</Suspense>
    </>
  )
}
