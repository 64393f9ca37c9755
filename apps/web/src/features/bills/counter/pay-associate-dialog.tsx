import type { EarningOrder } from '@app/contract/earnings.contract'
import { sum } from '@app/domain'
import { Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../../api/error-sentence.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from '../all-bills.module.css'
import { useSettleEarnings } from '../bill-actions.queries.ts'

type Props = { orders: readonly EarningOrder[]; onClose: () => void; onDone: () => void }

/** Settles once: afterwards neither the earning nor the client's payment can be taken back. */
export function PayAssociateDialog({ orders, onClose, onDone }: Props) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const settling = useSettleEarnings()
  const { register, errorOf, handleSubmit, closing } = useContractForm(
    async () => (await import('../bills.schemas.ts')).settlementForm,
    {
      defaultValues: { orderIds: orders.map(({ id }) => id), reference: '' },
    },
  )
  useReturnFocus()
  const name = orders[0]?.associate.name ?? ''
  const total = format.money(sum(orders.map(({ earning }) => earning.profitInCents)))
  const close = closing(onClose)
  const submit = handleSubmit((body) => settling.mutateAsync(body).then(onDone))
  return (
    <Dialog opened onClose={close} title={t('associatePay.title', { name })} centered size={480}>
      {/* What was refused is shown below. */}
      <form className={styles.dialog} noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
        <p>{t('associatePay.what', { count: orders.length, name, total })}</p>
        <TextInput
          data-autofocus
          label={t('bills.reference')}
          description={t('associatePay.referenceHelp')}
          autoComplete="off"
          {...register('reference')}
          error={errorOf('reference')}
        />
        {settling.error ? (
          <p className={styles.error} role="alert">
            {errorSentence(t, settling.error)}
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button variant="default" onClick={close}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={settling.isPending}>
            {t('associatePay.confirm', { total })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
