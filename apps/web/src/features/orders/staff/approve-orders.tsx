import type { Order } from '@app/contract/orders.contract'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useTranslation } from 'react-i18next'
import type { Selection } from '../../../ui/list/use-selection.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { RunButton } from '../../runs/run-button.tsx'

/** Of the chosen ones those that wait for review; what of the others is said before it starts. */
export function ApproveSelected({ selection }: { selection: Selection<Order> }) {
  const count = selection.rows.filter(
    ({ status, allowedActions }) => status === 'inReview' && allowedActions.includes('setValue'),
  ).length
  return <Approve wanted={{ ids: selection.ids }} count={count} onStarted={selection.clear} />
}

/** All that the list finds, on whatever page. */
export const ApproveMatching = ({ query, ...rest }: { query: object } & Pick<Props, 'count' | 'onStarted'>) => (
  <Approve wanted={{ query }} {...rest} />
)

type Props = { wanted: { ids: readonly string[] } | { query: object }; count: number; onStarted?: () => void }

function Approve({ wanted, count, onStarted }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (
    <RunButton
      act="approveOrders"
      wanted={wanted}
      icon={<IconCheck aria-hidden />}
      isOffered={count > 0}
      {...(onStarted && { onStarted })}
    >
      {t('runs.approveOrders.act', { number: format.counted(count) })}
    </RunButton>
  )
}
