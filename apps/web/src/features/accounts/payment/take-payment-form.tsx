import { businessDay, type PaymentMethod } from '@app/domain'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { isAborted } from '../../../api/send.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { FileDrop } from '../../../ui/files/file-drop.tsx'
import { useUpload } from '../../../ui/files/use-upload.ts'
import { Field } from '../../../ui/form/field.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { CashGoesTo } from '../../drawers/cash-goes-to.tsx'
import { SettlingFields } from '../../earnings/settlements/settling-fields.tsx'
import { useCreatePayment } from '../accounts.queries.ts'
import { Applications } from './applications.tsx'
import { namedFirst, proposedFor, type ToPay } from './to-pay.ts'

/** What is known of the money before it is typed: what a receipt says, and what it is for. */
export type GivenPayment = { amountInCents?: number; method?: PaymentMethod; reference?: string; forIds?: readonly string[] }

type Props = {
  client: { id: string; name: string }
  toPay: readonly ToPay[]
  debtInCents: number
  given?: GivenPayment | undefined
  onClose: () => void
}

/** One payment for any number of bills and purchases; what is left of it is credit. */
export function TakePaymentForm({ client, toPay: found, debtInCents, given = {}, onClose }: Props) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const creating = useCreatePayment()
  const upload = useUpload()
  const [files, setFiles] = useState<File[]>([])
  const [typed, setTyped] = useState<ReadonlyMap<string, number>>(new Map())
  const { amountInCents, method = 'transfer', reference = '', forIds = [] } = given
  const form = useContractForm(async () => (await import('../accounts.schemas.ts')).takenPaymentForm, {
    defaultValues: {
      ...{ paidOn: businessDay(new Date()), method, accountId: '', reference, note: '' },
      amountInCents: amountInCents ?? (null as unknown as number),
    },
  })
  const { register, control, errorOf, handleSubmit, closing, watch } = form
  const paidOn = useController({ control, name: 'paidOn' }).field
  const toPay = namedFirst(found, forIds)
  const came = watch('amountInCents') || 0
  const { applications, creditInCents } = proposedFor(came, toPay, typed, forIds)
  const isAnother = creating.error instanceof ApiError && creating.error.code === 'paymentLooksRepeated'

  const submit = handleSubmit(async ({ paidOn: receivedOn, accountId, ...payment }) => {
    const applied = applications.map(({ id, ...money }) => ({
      ...(toPay.find((one) => one.id === id)?.kind === 'bill' ? { billId: id } : { purchaseId: id }),
      ...money,
    }))
    const body = { ...payment, ...(accountId && { accountId }), receivedOn, clientId: client.id, applications: applied }
    const proofs = files.map((file) => ({ field: 'proof', file }))
    try {
      await upload.run((options) =>
        creating.mutateAsync({ body: { ...body, ...(isAnother && { repeated: true }) }, files: proofs, options }),
      )
      onClose()
    } catch (error) {
      if (!isAborted(error)) throw error
    }
  })
  return (
    <FormDialog
      title={t('payment.title', { name: client.name })}
      confirmLabel={t(isAnother ? 'payment.confirmRepeated' : 'payment.confirm', { amount: format.money(came) })}
      isSending={creating.isPending}
      error={isAnother ? null : creating.error}
      onSubmit={submit}
      onClose={closing(onClose)}
      size={640}
      isBlocked={creditInCents < 0}
    >
      <Field as={MoneyField} form={form} name="amountInCents" label={t('payment.amount')} required />
      <SettlingFields
        register={register}
        paidOn={paidOn}
        errorOf={errorOf}
        dayLabel={t('payment.receivedOn')}
        referenceHelp={t('payment.referenceHelp')}
      />
      <CashGoesTo method={watch('method')} accountId={watch('accountId')} />
      <Applications
        toPay={toPay}
        applications={applications}
        creditInCents={creditInCents}
        debtInCents={debtInCents}
        onType={(id, cents) => setTyped((known) => new Map(known).set(id, cents ?? 0))}
      />
      <TextInput label={t('payment.note')} autoComplete="off" {...register('note')} error={errorOf('note')} />
      <FileDrop
        label={t('payment.proofs')}
        files={files}
        onChange={setFiles}
        multiple
        most={5}
        progress={files.length > 0 ? upload.progress : null}
        onCancel={upload.cancel}
      />
      {isAnother ? <LooksRepeated error={creating.error as ApiError} /> : null}
    </FormDialog>
  )
}

/** Asked once: who presses again says that it is another payment. */
function LooksRepeated({ error }: { error: ApiError }) {
  const { t } = useTranslation('accounts')
  const { code } = error.details
  return (
    <Note tone="red" isRefusal title={t('payment.looksRepeated')}>
      <p>{t('payment.looksRepeatedHelp', { code: typeof code === 'string' ? code : '' })}</p>
    </Note>
  )
}
