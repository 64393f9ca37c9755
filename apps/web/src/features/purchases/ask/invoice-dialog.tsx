import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from '../../../ui/edit/dialog.module.css'
import { FileDrop } from '../../../ui/files/file-drop.tsx'
import { useUpload } from '../../../ui/files/use-upload.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { ItemFields } from '../../orders/new-order/item-fields.tsx'
import { PurchaseRefusal } from '../decide/purchase-refusal.tsx'
import { useAddPurchaseInvoice } from '../purchases.queries.ts'
import type { invoiceForm } from '../purchases.schemas.ts'

type Props = { purchase: PurchaseDetail; onClose: () => void }

/** The store's invoice with its lines, which are what was asked for unless its owner says otherwise. */
export function InvoiceDialog({ purchase, onClose }: Props) {
  const { t } = useTranslation('purchases')
  const [files, setFiles] = useState<File[]>([])
  const [hasLines, setHasLines] = useState(true)
  const [wasTried, setWasTried] = useState(false)
  const add = useAddPurchaseInvoice(purchase.id)
  const upload = useUpload()
  const form = useContractForm(async () => (await import('../purchases.schemas.ts')).invoiceForm, {
    defaultValues: { details: purchase.items.map(lineOf) },
  })
  const [file] = files
  const close = form.closing(onClose)
  const send = (details: z.output<typeof invoiceForm>['details']) =>
    file ? upload.run((options) => add.mutateAsync({ body: { details }, file, options })).then(onClose) : Promise.resolve()
  const submit = hasLines ? form.handleSubmit(({ details }) => send(details)) : () => send([])
  return (
    <Dialog opened onClose={close} title={t('invoice.title', { code: purchase.code })} centered size={640}>
      <FormProvider {...form}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setWasTried(true)
            void submit(event).catch(() => undefined)
          }}
        >
          <FileDrop
            label={t('invoice.file')}
            files={files}
            onChange={setFiles}
            error={wasTried && !file ? t('invoice.fileRequired') : undefined}
            progress={upload.progress}
            onCancel={upload.cancel}
          />
          <Switch
            label={t('invoice.withLines')}
            checked={hasLines}
            onChange={({ currentTarget }) => setHasLines(currentTarget.checked)}
          />
          {hasLines ? <ItemFields name="details" several /> : null}
          <PurchaseRefusal error={add.error} />
          <div className={styles.actions}>
            <Button variant="default" onClick={close}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" loading={add.isPending}>
              {t('invoice.send')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  )
}

const lineOf = ({ description, quantity, unitPriceInCents }: PurchaseDetail['items'][number]) => ({
  description,
  quantity,
  unitPriceInCents,
})
