import type { EarningOrder } from '@app/contract/earnings.contract'
import type { Owed } from '@app/contract/fields/owed'
import { businessDay, sum } from '@app/domain'
import { Button } from '@mantine/core'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useOwed } from '../../earnings/earnings.queries.ts'
import lines from '../../earnings/settlements/settlements.module.css'
import { SettlingFields } from '../../earnings/settlements/settling-fields.tsx'
import styles from '../all-bills.module.css'
import { useSettleEarnings } from '../bill-actions.queries.ts'

type Associate = Owed['associate']
/** These packages, or all that the associate is owed. */
type Props = { associate: Associate; orders?: readonly EarningOrder[]; onClose: () => void; onDone: () => void }

/** Makes one settlement; what was taken back after it had been paid is taken off it, as far as it goes. */
export function PayAssociateDialog({ associate, orders, onClose, onDone }: Props) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const settling = useSettleEarnings()
  const { register, control, errorOf, handleSubmit, closing } = useContractForm(
    async () => (await import('../../earnings/settlements/settlements.schemas.ts')).settlingForm,
    { defaultValues: { paidOn: businessDay(new Date()), method: 'transfer', accountId: '', reference: '' } },
  )
  const paidOn = useController({ control, name: 'paidOn' }).field
  useReturnFocus()
  const { id: associateId, name } = associate
  const earned = orders && { earnedInCents: sum(orders.map(({ earning }) => earning.profitInCents)) }
  const query = useOwed({ associateId, ...earned })
  const owed = query.data?.[0]
  const total = owed?.settlement.totalInCents
  const close = closing(onClose)
  const submit = handleSubmit(({ accountId, ...body }) => {
    const what = orders ? { orderIds: orders.map(({ id }) => id) } : { associateId }
    return settling
      .mutateAsync({ ...body, ...(accountId && { accountId }), ...what, totalInCents: total })
      .then(onDone)
      .catch((error) => {
        void query.refetch()
        // Else it would pass for done, and the next press for the second of a double click.
        throw error
      })
  })
  return (
    <Dialog opened onClose={close} title={t('associatePay.title', { name })} centered size={480}>
      {/* What was refused is shown below. */}
      <form className={styles.dialog} noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
        {query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
        {owed ? (
          <>
            <p>
              {t('associatePay.what', {
                count: orders?.length ?? owed.orders,
                name,
                total: format.money(owed.settlement.earnedInCents),
              })}
            </p>
            <TakenOff settlement={owed.settlement} />
          </>
        ) : null}
        <SettlingFields register={register} paidOn={paidOn} errorOf={errorOf} referenceHelp={t('associatePay.referenceHelp')} />
        <p className={styles.quiet}>{t('associatePay.mailed', { name })}</p>
        {settling.error ? (
          <p className={styles.error} role="alert">
            <Refusal error={settling.error} />
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button variant="default" onClick={close}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={settling.isPending} disabled={total === undefined}>
            {total === undefined ? t('associatePay.confirmAll') : t('associatePay.confirm', { total: format.money(total) })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Its minus lines, the oldest by name, and what is left to pay. */
function TakenOff({ settlement: { takenOff, totalInCents } }: { settlement: Owed['settlement'] }) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  if (takenOff.orders === 0) return null
  const others = takenOff.orders - takenOff.oldest.length
  const othersInCents = takenOff.amountInCents - sum(takenOff.oldest.map(({ amountInCents }) => amountInCents))
  return (
    <ul className={`${lines.lines} ${styles.summary}`}>
      {takenOff.oldest.map(({ id, code, amountInCents }) => (
        <li key={id}>
          <span>{t('associatePay.takenOff', { code })}</span>
          <span className="tabular">{format.money(0 - amountInCents)}</span>
        </li>
      ))}
      {others > 0 ? (
        <li>
          <span>{t('associatePay.othersTakenOff', { count: others })}</span>
          <span className="tabular">{format.money(0 - othersInCents)}</span>
        </li>
      ) : null}
      <li className={lines.sum}>
        <span>{t('associatePay.toPay')}</span>
        <span className="tabular">{format.money(totalInCents)}</span>
      </li>
    </ul>
  )
}
