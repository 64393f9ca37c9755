import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import { RunButton } from '../../runs/run-button.tsx'

type Props = { wanted: { ids: readonly string[] } | { query: object }; count: number; onStarted?: () => void }

/** One bill for each of the chosen clients, or of all that the list finds; who cannot be billed is said before it starts. */
export function BillClients({ wanted, count, onStarted }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (
    <RunButton
      act="billClients"
      wanted={wanted}
      icon={<IconCash aria-hidden />}
      isOffered={count > 0}
      {...(onStarted && { onStarted })}
    >
      {t('runs.billClients.act', { number: format.number(count) })}
    </RunButton>
  )
}
