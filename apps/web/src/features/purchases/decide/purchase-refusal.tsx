import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { isSettled } from '../../../api/settled.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'

/** What was refused, where it was asked for. A price that moved meanwhile is told with what it is now. */
export function PurchaseRefusal({ error }: { error: unknown }) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  if (!error || isSettled(error)) return null
  const total = error instanceof ApiError && error.code === 'amountDiffers' ? error.details.totalInCents : null
  return (
    <Note tone="red" isRefusal>
      <p>{typeof total === 'number' ? t('priceMoved', { price: format.money(total) }) : <Refusal error={error} />}</p>
    </Note>
  )
}
