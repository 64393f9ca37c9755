import type { Refund } from '@app/contract/accounts.contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useAnswerRefund, useReturnRefund } from '../accounts.queries.ts'

const PayRefundDialog = lazy(async () => ({ default: (await import('./pay-refund-dialog.tsx')).PayRefundDialog }))
const ReasonDialog = lazy(async () => ({ default: (await import('../../../ui/dialog/reason-dialog.tsx')).ReasonDialog }))

type Asked = { act: Refund['allowedActions'][number]; refund: Refund }
export type AskRefund = (asked: Asked) => void

/** The dialogs that pay a refund, refuse it, or say that it came back; and what opens them. */
export function useRefundActs(): { ask: AskRefund; dialogs: ReactNode } {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const [asked, setAsked] = useState<Asked | null>(null)
  const refusing = useAnswerRefund('refused')
  const returning = useReturnRefund()
  const close = () => setAsked(null)
  if (!asked) return { ask: setAsked, dialogs: null }
  const { act, refund } = asked
  const { id, code, client, amountInCents } = refund
  const named = { code, name: client.name, amount: format.money(amountInCents) }
  const dialogs = (
    <Suspense>
      {act === 'pay' ? <PayRefundDialog refund={refund} onClose={close} /> : null}
      {act === 'refuse' ? (
        <ReasonDialog
          title={t('refund.refuseTitle', named)}
          confirmLabel={t('refund.refuse')}
          onConfirm={(reason) => refusing.mutateAsync({ id, body: { action: 'refuse', reason } })}
          error={refusing.error}
          onClose={close}
        >
          <p>{t('refund.refuseWhat', named)}</p>
        </ReasonDialog>
      ) : null}
      {act === 'return' ? (
        <ReasonDialog
          title={t('refund.returnTitle', named)}
          confirmLabel={t('refund.return')}
          onConfirm={(reason) => returning.mutateAsync({ id, reason })}
          error={returning.error}
          onClose={close}
        >
          <p>{t('refund.returnWhat', named)}</p>
        </ReasonDialog>
      ) : null}
    </Suspense>
  )
  return { ask: setAsked, dialogs }
}
