import type { Order } from '@app/contract/orders.contract'
import { roleOf } from '@app/domain'
import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../session/use-session.ts'
import { Note } from '../../../ui/show/note.tsx'
import { useHoldWords } from './use-hold-words.ts'

/** Why a package waits, until when, and what staff say of it among themselves; clients read it in place of the day of arrival. */
export function HoldNote({ order: { hold } }: { order: Pick<Order, 'hold'> }) {
  const { t } = useTranslation('orders')
  const role = roleOf(useMe().role)
  const { why, day } = useHoldWords(hold)
  if (!hold || role === 'client') return null
  return (
    <Note tone="neutral" icon={IconClockPause} title={day ? t('holding.chipUntil', { day }) : t('holding.chip')}>
      <p>{why}</p>
      {hold.note ? <p>{hold.note}</p> : null}
    </Note>
  )
}
