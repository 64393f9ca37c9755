import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { useRecordAsRead } from '../../ui/edit/use-record-as-read.ts'
import { Refusal } from '../../ui/say/refusal.tsx'
import { Note } from '../../ui/show/note.tsx'
import { PriceLines } from '../../ui/show/price-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useUpdateDropshipping } from './dropshipping.queries.ts'

type Props = { request: Dropshipping; opened: boolean; onClose: () => void }

const isPriceNew = (error: unknown): boolean => error instanceof ApiError && error.code === 'amountDiffers'

/** Accepts the price that is shown, and no other: the call names it. */
export function AcceptQuoteDialog({ request, opened, onClose }: Props) {
  const { t } = useTranslation('dropshipping')
  const format = useFormat()
  const accept = useUpdateDropshipping(request.id, 'accept')
  const { description, quote } = useRecordAsRead(request, { isAsked: opened, isTold: accept.isError })
  if (!quote) return null
  const { lines, totalInCents } = quote.price
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('accept.title', { total: format.money(totalInCents) })}
      confirmLabel={t('accept.confirm')}
      isRunning={accept.isPending}
      onConfirm={() => accept.mutate({ action: 'accept', quotedPriceInCents: totalInCents }, { onSuccess: onClose })}
    >
      <p>{t('accept.sentence', { description })}</p>
      <PriceLines lines={lines} totalInCents={totalInCents} totalLabel={t('panel.total')} />
      {accept.isError ? (
        <Note tone="red" isRefusal>
          {isPriceNew(accept.error) ? t('accept.priceChanged') : <Refusal error={accept.error} />}
        </Note>
      ) : null}
    </ConfirmDialog>
  )
}
