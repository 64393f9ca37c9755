import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'

/** What clients read in words of their own (client, section 7). */
const CLIENT_STATUSES = [
  'reviewed',
  'inWarehouseMIA',
  'sended',
  'arrived',
  'inWarehouseUIO',
  'pendingOfPay',
  'pendingPayment',
  'paid',
  'charged',
  'incomplete',
  'pendingChanges',
] as const

/** The word of a status: for clients where something of theirs is, for staff the specification's. */
export function useStatusWord() {
  const { t } = useTranslation()
  const { role } = useActor()
  return (status: string): string => {
    const own = role === 'client' ? CLIENT_STATUSES.find((one) => one === status) : undefined
    return own ? t(`clientStatuses.${own}`) : t(`statuses.${status}`)
  }
}
