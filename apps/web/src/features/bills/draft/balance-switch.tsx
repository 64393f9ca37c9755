import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'

type Props = { balanceInCents: number; isUsed: boolean; onChange: (isUsed: boolean) => void }

/** Whether a new bill takes what is in its client's favour, or their debt from before; nothing is asked where there is neither. */
export function BalanceSwitch({ balanceInCents, isUsed, onChange }: Props) {
  const { t } = useTranslation('bills')
  const format = useFormat()
  if (balanceInCents === 0) return null
  const kind = balanceInCents < 0 ? 'credit' : 'debt'
  return (
    <Switch
      label={t(`balance.${kind}`, { amount: format.money(Math.abs(balanceInCents)) })}
      description={t(`balance.${kind}Help`)}
      checked={isUsed}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
