import type { EarningOrder } from '@app/contract/earnings.contract'
import { businessDay, settlementOf, sum } from '@app/domain'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useEarnings } from '../../earnings/earnings.queries.ts'
import lines from '../../earnings/settlements/settlements.module.css'
import { SettlingFields } from '../../earnings/settlements/settling-fields.tsx'
import styles from '../all-bills.module.css'
import { useSettleEarnings } from '../bill-actions.queries.ts'

type Props = { orders: readonly EarningOrder[]; onClose: () => void; onDone: () => void }

/** Makes one settlement; what was taken back after it had been paid is taken off it, as far as it goes. */
export function PayAssociateDialog({ orders, onClose, onDone }: Props) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const settling = useSettleEarnings()
  const { register, errorOf, handleSubmit, closing } = useContractForm(
    async () => (await import('../../earnings/settlements/settlements.schemas.ts')).settlingForm,
    { defaultValues: { paidOn: businessDay(new Date()), method: 'transfer', accountId: '', reference: '' } },
  )
  useReturnFocus()
  const name = orders[0]?.associate.name ?? ''
  const { total, earned, takenOff } = useSums(orders)
  const close = closing(onClose)
  const submit = handleSubmit(({ accountId, ...body }) => {
    const orderIds = orders.map(({ id }) => id)
    return settling.mutateAsync({ ...body, ...(accountId && { accountId }), orderIds }).then(onDone)
  })
  return (
    <Dialog opened onClose={close} title={t('associatePay.title', { name })} centered size={480}>
      {/* What was refused is shown below. */}
      <form className={styles.dialog} noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
        <p>{t('associatePay.what', { count: orders.length, name, total: format.money(earned) })}</p>
        {takenOff.length > 0 ? (
          <ul className={`${lines.lines} ${styles.summary}`}>
            {takenOff.map(({ id, code, amountInCents }) => (
              <li key={id}>
                <span>{t('associatePay.takenOff', { code })}</span>
                <span className="tabular">{format.money(0 - amountInCents)}</span>
              </li>
            ))}
            <li className={lines.sum}>
              <span>{t('associatePay.toPay')}</span>
              <span className="tabular">{format.money(total)}</span>
            </li>
          </ul>
        ) : null}
        <SettlingFields register={register} errorOf={errorOf} referenceHelp={t('associatePay.referenceHelp')} />
        {settling.error ? (
          <p className={styles.error} role="alert">
            <Refusal error={settling.error} />
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button variant="default" onClick={close}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={settling.isPending}>
            {t('associatePay.confirm', { total: format.money(total) })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** As the server will settle it: the oldest that waits first, as far as the sum stays at 0.00 or above. */
function useSums(orders: readonly EarningOrder[]) {
  const [first] = orders
  const query = {
    associateId: first?.associate.id ?? '',
    isToTakeOff: 'true',
    limit: 100,
    orderBy: 'accruedOn',
    mode: 'asc',
  } as const
  const waiting = useEarnings(query).data?.data ?? []
  const profits = orders.map(({ earning }) => earning.profitInCents)
  const oldest = waiting
    .toSorted((one, other) => (one.takenBack?.on ?? '').localeCompare(other.takenBack?.on ?? ''))
    .map(({ id, code, earning }) => ({ id, code, amountInCents: earning.profitInCents }))
  const { deducted, totalInCents } = settlementOf(profits, oldest)
  const isTakenOff = new Set(deducted.map(({ id }) => id))
  return { earned: sum(profits), total: totalInCents, takenOff: oldest.filter(({ id }) => isTakenOff.has(id)) }
}
