import type { Order } from '@app/contract/orders.contract'
import { savingOf } from '@app/domain'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from '../../../ui/edit/dialog.module.css'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { PersonSelect } from '../../authorized-names/person-select.tsx'
import { useRetailParameters } from '../../retail-parameters/retail-parameters.queries.ts'
import { ListedCover } from '../covers/listed-cover.tsx'
import { useAuthorizeBundling, useClientOrders } from '../orders.queries.ts'

type Props = { orders: readonly Order[]; onClose: () => void; onDone: () => void }

/** The owner lets packages share a declaration, and says in whose name. */
export function AuthorizeBundlingDialog({ orders, onClose, onDone }: Props) {
  const { t } = useTranslation('orders')
  useReturnFocus()
  const format = useFormat()
  const [first] = orders
  const [consigneeId, setConsigneeId] = useState(first?.consignee?.authorizedNameId ?? null)
  const authorize = useAuthorizeBundling()
  const send = () =>
    authorize.mutate(
      { orderIds: orders.map(({ id }) => id), isAuthorizedToBundle: true, consigneeAuthorizedNameId: consigneeId },
      { onSuccess: onDone },
    )
  return (
    <Dialog
      opened={!authorize.isPending}
      onClose={onClose}
      title={t('authorize.title', { count: orders.length })}
      centered
      size={560}
    >
      <div className={styles.form}>
        <p>{t('authorize.sentence')}</p>
        <ul className={styles.rows}>
          {orders.map((order) => (
            <li key={order.id}>
              <ListedCover order={order} store={order.store} />
              <strong>{format.title(order.title)}</strong>
              <span className="tabular">{order.weightInGrams === null ? '—' : format.weight(order.weightInGrams)}</span>
            </li>
          ))}
        </ul>
        <Saving orders={orders} consigneeId={consigneeId} />
        <PersonSelect
          label={t('fields.consignee')}
          description={t('authorize.consigneeHelp')}
          purpose="consignee"
          value={consigneeId}
          onChange={setConsigneeId}
        />
        {authorize.isError ? (
          <Note tone="red" isRefusal>
            <Refusal error={authorize.error} />
          </Note>
        ) : null}
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button loading={authorize.isPending} onClick={send} data-autofocus>
            {t('authorize.confirm', { count: orders.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** What sharing saves, together with packages of the same consignee that may share already. */
function Saving({ orders, consigneeId }: { orders: readonly Order[]; consigneeId: string | null }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { data: parameters } = useRetailParameters()
  const { data: others } = useClientOrders({ status: ['inWarehouseMIA'] })
  const [first] = orders
  if (!parameters || !first) return null
  const chosen = new Set(orders.map(({ id }) => id))
  const authorized = (others?.data ?? []).filter(
    ({ id, isAuthorizedToBundle, bundle, consignee }) =>
      isAuthorizedToBundle && !bundle && !chosen.has(id) && (consignee?.authorizedNameId ?? null) === consigneeId,
  )
  const { savingInCents, packages, declarations } = savingOf(orders, authorized, parameters)
  if (savingInCents === 0) return <Note tone="neutral">{t('authorize.noSaving')}</Note>
  const duty = format.money(parameters.dutyPerDeclarationInCents)
  return (
    <Note tone="green" title={t('authorize.saving', { amount: format.money(savingInCents) })}>
      <p>{t('authorize.savingWhy', { count: declarations, packages, duty })}</p>
    </Note>
  )
}
