import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAborted } from '../../api/send.ts'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { useUpload } from '../../ui/files/use-upload.ts'
import { Field } from '../../ui/form/field.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './payment-proofs.module.css'
import { type PaidRecord, useAddBillProof, useAddPurchaseProof } from './payment-proofs.queries.ts'

type Props = {
  of: PaidRecord
  /** What is still to be paid: what the amount begins with. */
  dueInCents: number
  onSent: () => void
  onCancel?: (() => void) | undefined
}

/** The receipt of a transfer, as a photo or a PDF, with what was transferred. */
export function PaymentProofForm({ of, dueInCents, onSent, onCancel }: Props) {
  const { t } = useTranslation('payment-proofs')
  const format = useFormat()
  const ofBill = useAddBillProof(of.id)
  const ofPurchase = useAddPurchaseProof(of.id)
  const send = of.kind === 'bill' ? ofBill : ofPurchase
  const upload = useUpload()
  const [files, setFiles] = useState<File[]>([])
  const form = useContractForm(async () => (await import('./payment-proofs.schemas.ts')).newPaymentProof, {
    defaultValues: { amountInCents: dueInCents, reference: '', note: '' },
    draft: `paymentProof:${of.id}`,
  })
  const { register, errorOf, watch, formState } = form
  const [file] = files
  const differs = dueInCents > 0 && watch('amountInCents') !== dueInCents

  const submit = form.handleSubmit(async (body) => {
    if (!file) return false
    try {
      await upload.run((options) => send.mutateAsync({ body, file, options }))
      form.forgetDraft()
      onSent()
    } catch (error) {
      if (!isAborted(error)) form.refuse(error)
    }
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('title')}>
      <FileDrop
        label={t('file')}
        files={files}
        onChange={setFiles}
        error={formState.isSubmitted && !file ? t('fileRequired') : undefined}
        progress={upload.progress}
        onCancel={upload.cancel}
      />
      <div className={styles.pair}>
        <Field as={MoneyField} form={form} name="amountInCents" label={t('amount')} required />
        <TextInput
          label={t('reference')}
          required
          autoComplete="off"
          inputMode="numeric"
          {...register('reference')}
          error={errorOf('reference')}
        />
      </div>
      {differs ? <p className={styles.hint}>{t('amountDiffers', { due: format.money(dueInCents) })}</p> : null}
      <Textarea label={t('note')} autosize minRows={1} {...register('note')} error={errorOf('note')} />
      <div className={styles.actions}>
        {onCancel ? (
          <Button variant="default" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        ) : null}
        <Button type="submit" loading={send.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
