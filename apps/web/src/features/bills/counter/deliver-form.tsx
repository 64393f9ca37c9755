import type { Bill } from '@app/contract/bills.contract'
import type { Order } from '@app/contract/orders.contract'
import { Button, Checkbox, TextInput } from '@mantine/core'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import type { FileToSend } from '../../../api/multipart.ts'
import { Dialog, type DialogProps } from '../../../ui/dialog/dialog.tsx'
import { useLeaveGuard } from '../../../ui/edit/leave-guard.ts'
import { useUpload } from '../../../ui/files/use-upload.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { useAuthorizedNames } from '../../authorized-names/authorized-names.queries.ts'
import dialog from '../all-bills.module.css'
import { useDeliverOrders } from '../bill-actions.queries.ts'
import styles from './deliver.module.css'
import { DeliveryEvidence } from './delivery-evidence.tsx'
import { collectorOf } from './who-collects.ts'

type Props = {
  frame: Omit<DialogProps, 'onClose'>
  bill: Bill
  /** The packages of the bill that are still here. */
  orders: readonly Order[]
  isWhole: boolean
  onClose: () => void
  onDone: () => void
}

/** The number is read from the document of whoever stands there, so no number is shown here. */
export function DeliverForm({ frame, bill, orders, isWhole, onClose, onDone }: Props) {
  const { t } = useTranslation(['administrator', 'bills'])
  const { data: authorized = [] } = useAuthorizedNames(bill.client.id)
  const [evidence, setEvidence] = useState<FileToSend | null>(null)
  const delivering = useDeliverOrders()
  const upload = useUpload()
  const form = useContractForm(async () => (await import('../bills.schemas.ts')).deliveryForm, {
    defaultValues: { orderIds: orders.map(({ id }) => id), identification: '' },
  })
  const { register, watch, errorOf, handleSubmit, closing, formState } = form
  const signing = useLeaveGuard(evidence !== null && !formState.isSubmitting)
  const close = closing(signing(onClose))
  const { name } = bill.pickup
  const collector = collectorOf(watch('identification'), bill, authorized)
  const count = watch('orderIds').length

  const submit = handleSubmit(async (body) => {
    await upload.run((options) => delivering.mutateAsync({ body, evidence, options }))
    setEvidence(null)
    onDone()
  })
  const refusal = delivering.error && !formState.isSubmitting ? delivering.error : null
  const isWrongPerson = refusal instanceof ApiError && refusal.code === 'incorrectIdentification'
  const wrongPerson =
    collector.is === 'otherAuthorized'
      ? t('bills:otherAuthorized', { person: collector.name, name })
      : isWrongPerson
        ? t('bills.wrongIdentification', { name })
        : undefined
  return (
    <Dialog {...frame} onClose={close}>
      {/* What was refused is shown here, without a toast (screens, small print). */}
      <form className={dialog.dialog} noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
        <div>
          <p className={styles.quiet}>{t('bills.whoPicksUp')}</p>
          <p className={styles.pickup}>{name}</p>
          {bill.client.name === name ? null : (
            <p className={styles.quiet}>{t('bills.orTheClient', { name: bill.client.name })}</p>
          )}
        </div>
        <fieldset className={styles.packages}>
          <legend>{t('bills:packagesToHandOver')}</legend>
          {orders.map(({ id, code, description }) =>
            isWhole ? (
              <p key={id}>
                {code} {description}
              </p>
            ) : (
              <Checkbox key={id} value={id} label={`${code} ${description}`} {...register('orderIds')} />
            ),
          )}
          {errorOf('orderIds') ? <p className={dialog.error}>{t('bills:chooseAPackage')}</p> : null}
        </fieldset>
        <TextInput
          data-autofocus
          size="lg"
          label={t('bills.identification')}
          description={t('bills.identificationHelp')}
          autoComplete="off"
          {...register('identification', { onChange: () => delivering.reset() })}
          error={errorOf('identification') ?? wrongPerson}
        />
        {collector.is === 'named' || collector.is === 'client' ? (
          <p className={styles.recognised} role="status">
            <IconUserCheck size={18} aria-hidden /> {t(`bills:collector.${collector.is}`, { name: collector.name })}
          </p>
        ) : null}
        <DeliveryEvidence evidence={evidence} onChange={setEvidence} progress={upload.progress} onCancel={upload.cancel} />
        {refusal && !isWrongPerson ? (
          <p className={dialog.error} role="alert">
            <Refusal error={refusal} />
          </p>
        ) : null}
        <div className={dialog.buttons}>
          <Button variant="default" size="lg" onClick={close}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" size="lg" leftSection={<IconUserCheck aria-hidden />} loading={formState.isSubmitting}>
            {t('bills.handOver', { count })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
