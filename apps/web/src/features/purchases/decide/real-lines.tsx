import type { PurchaseDetail } from '@app/contract/purchases.contract'
import type { RetailParameters } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { PriceEditor } from './price-editor.tsx'
import { type PriceValues, passesAgreed, totalOf } from './price-editor-values.ts'

type Props = {
  purchase: PurchaseDetail
  parameters: RetailParameters
  values: PriceValues
  errorOf: (name: string) => string | undefined
}

/** What the store really charged, beside what was accepted: the difference, and what of the money held is the client's again. */
export function RealLines({ purchase, parameters, values, errorOf }: Props) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  const acceptedInCents = purchase.price.totalInCents
  const { priceInCents } = totalOf(purchase, values, parameters)
  const creditInCents = Math.max(0, purchase.heldInCents - priceInCents)
  const amount = format.money(Math.abs(acceptedInCents - priceInCents))
  return (
    <>
      <p>{t('approve.real')}</p>
      <PriceEditor purchase={purchase} parameters={parameters} totalLabel={t('approve.realTotal')} errorOf={errorOf} />
      {passesAgreed(purchase, values) ? (
        <Note tone="red">{t('update.mustAsk')}</Note>
      ) : (
        <Note tone="neutral">
          <p>{t('approve.accepted', { price: format.money(acceptedInCents) })}</p>
          {priceInCents < acceptedInCents ? <p>{t('approve.less', { amount })}</p> : null}
          {priceInCents > acceptedInCents ? <p>{t('approve.more', { amount })}</p> : null}
          {creditInCents > 0 ? <p>{t('approve.credit', { amount: format.money(creditInCents) })}</p> : null}
        </Note>
      )}
    </>
  )
}
