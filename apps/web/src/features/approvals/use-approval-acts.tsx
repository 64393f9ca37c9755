import type { Approval } from '@app/contract/fields/approvals'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useAnswerApproval, useTakeBackApproval } from './approvals.queries.ts'

const ReasonDialog = lazy(async () => ({ default: (await import('../../ui/dialog/reason-dialog.tsx')).ReasonDialog }))

type Asked = { act: Approval['allowedActions'][number]; approval: Approval }
export type AskApproval = (asked: Asked) => void

/** The dialogs that say yes, say no or take back, each with what will happen; and what opens them. */
export function useApprovalActs(): { ask: AskApproval; dialogs: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const dialogs = asked ? <ActDialog {...asked} onClose={() => setAsked(null)} /> : null
  return { ask: setAsked, dialogs }
}

function ActDialog({ act, approval, onClose }: Asked & { onClose: () => void }) {
  const { t } = useTranslation('approvals')
  const format = useFormat()
  const approving = useAnswerApproval('approved')
  const refusing = useAnswerApproval('refused')
  const takingBack = useTakeBackApproval()
  const { id, code, kind, record, client, amountInCents, askedBy, reason } = approval
  const named = { code, of: record.code, client: client?.name ?? '', amount: format.money(amountInCents), who: askedBy.name }
  if (act === 'refuse')
    return (
      <Suspense>
        <ReasonDialog
          title={t('refuse.title', named)}
          confirmLabel={t('refuse.action')}
          error={refusing.error}
          onConfirm={(answer) => refusing.mutateAsync({ id, body: { action: 'refuse', reason: answer } })}
          onClose={onClose}
        >
          <p>{t('refuse.what', named)}</p>
        </ReasonDialog>
      </Suspense>
    )
  const isYes = act === 'approve'
  const { error, isPending } = isYes ? approving : takingBack
  const send = () => (isYes ? approving.mutateAsync({ id, body: { action: 'approve' } }) : takingBack.mutateAsync(id))
  return (
    <FormDialog
      title={t(isYes ? 'approve.title' : 'takeBack.title', named)}
      confirmLabel={t(isYes ? 'approve.action' : 'takeBack.action')}
      isSending={isPending}
      error={error}
      onSubmit={async (event) => {
        event?.preventDefault()
        await send().then(onClose)
      }}
      onClose={onClose}
    >
      <p>{isYes ? t(`approve.what.${kind}`, named) : t('takeBack.what')}</p>
      {isYes ? <p>{t(reason ? 'approve.because' : 'approve.byWhom', { ...named, reason })}</p> : null}
    </FormDialog>
  )
}
