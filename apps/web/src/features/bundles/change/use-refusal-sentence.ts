import type { Order } from '@app/contract/orders.contract'
import type { BundleRefusal } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'

/** Why a bundle would be refused, with numbers and package codes, and what mends it. */
export function useRefusalSentence(orders: readonly Order[]) {
  const { t } = useTranslation(['administrator', 'refusals'])
  const format = useFormat()
  const codesOf = (ids: readonly string[]) =>
    orders
      .filter(({ id }) => ids.includes(id))
      .map(({ code }) => code)
      .join(', ')

  const amountsOf = (details: Record<string, unknown> = {}) =>
    Object.fromEntries(
      Object.entries(details).flatMap(([name, value]) => {
        if (typeof value !== 'number') return []
        return [[name, name.endsWith('InGrams') ? format.weight(value) : format.money(value)]]
      }),
    )

  return ({ code, orderIds = [], details }: BundleRefusal): string =>
    t([`bundles.refusals.${code}`, `refusals:errors.${code}`], { codes: codesOf(orderIds), ...amountsOf(details) })
}
