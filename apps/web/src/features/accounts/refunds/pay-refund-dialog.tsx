import type { Refund } from '@app/contract/accounts.contract'
import { businessDay } from '@app/domain'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isAborted } from '../../../api/send.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { FileDrop } from '../../../ui/files/file-drop.tsx'
import { SignaturePad } from '../../../ui/files/signature-pad.tsx'
import { useUpload } from '../../../ui/files/use-upload.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { SettlingFields } from '../../earnings/settlements/settling-fields.tsx'
import { useAnswerRefund } from '../accounts.queries.ts'

type Props = { refund: Refund; onClose: () => void }

/** Credit goes back: the bank's receipt shows it, or the signature of whoever received cash. */
export function PayRefundDialog({ refund: { id, client, amountInCents, destination }, onClose }: Props) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const paying = useAnswerRefund('paid')
  const upload = useUpload()
  const [proof, setProof] = useState<File | null>(null)
  const { register, control, errorOf, handleSubmit, closing, watch } = useContractForm(
    async () => (await import('../accounts.schemas.ts')).settlingForm,
    { defaultValues: { paidOn: businessDay(new Date()), method: 'transfer', accountId: '', reference: '' } },
  )
  const paidOn = useController({ control, name: 'paidOn' }).field
  const isCash = watch('method') === 'cash'
  const submit = handleSubmit(async ({ accountId, ...payment }) => {
    const body = { action: 'pay' as const, ...payment, ...(accountId && { accountId }) }
    const files = proof ? [{ field: isCash ? 'signature' : 'proof', file: proof }] : []
    try {
      await upload.run((options) => paying.mutateAsync({ id, body, files, options }))
      onClose()
    } catch (error) {
      if (!isAborted(error)) throw error
    }
  })
  const amount = format.money(amountInCents)
  return (
    <FormDialog
      title={t('refund.payTitle', { name: client.name })}
      confirmLabel={t('refund.payConfirm', { amount })}
      isSending={paying.isPending}
      error={paying.error}
      onSubmit={submit}
      onClose={closing(onClose)}
    >
      <p>{t('refund.payWhat', { amount, destination })}</p>
      <SettlingFields
        register={register}
        paidOn={paidOn}
        errorOf={errorOf}
        dayLabel={t('refund.fields.paidOn')}
        referenceHelp={t('refund.referenceHelp')}
      />
      {isCash ? (
        <SignaturePad key="signature" label={t('refund.signature')} onChange={setProof} />
      ) : (
        <FileDrop
          key="proof"
          label={t('refund.proof')}
          files={proof ? [proof] : []}
          onChange={([file]) => setProof(file ?? null)}
          progress={proof ? upload.progress : null}
          onCancel={upload.cancel}
        />
      )}
    </FormDialog>
  )
}
