import { MOST_SELECTED } from '@app/contract/fields/list-limits'
import type { Order } from '@app/contract/orders.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import type { SelectingClient } from '../../authorized-names/person-select.tsx'
import { useCreateBill } from '../bills.queries.ts'
import { BillDraftChoices } from '../draft/bill-draft-choices.tsx'
import { FIRST_CHOICES } from '../draft/draft-choices.ts'
import styles from './bill-client.module.css'
import { PackagesToBill } from './packages-to-bill.tsx'

type Props = { client: SelectingClient; orders: readonly Order[]; onRefused: () => void; onClose: () => void }

/** What is weighed while it is open is offered, and not ticked: what was seen is what is billed. */
export function BillClientForm({ client, orders, onRefused, onClose }: Props) {
  const { t } = useTranslation('bills')
  const format = useFormat()
  const navigate = useNavigate()
  const creating = useCreateBill()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(orders.map(({ id }) => id)))
  const [choices, setChoices] = useState(FIRST_CHOICES)
  const chosen = orders.filter(({ id }) => ticked.has(id))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    creating.mutate(
      { ...choices, orderIds: chosen.map(({ id }) => id) },
      {
        onSuccess: ({ id, status: view }) => {
          onClose()
          void navigate(addressOf(ADMINISTRATOR_PATHS.bills, { view, open: id }))
        },
        // What was billed or moved meanwhile leaves the choice.
        onError: onRefused,
      },
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.hint}>{t('draft.what')}</p>
      {orders.length >= MOST_SELECTED ? (
        <Note tone="neutral">{t('draft.most', { most: format.number(MOST_SELECTED) })}</Note>
      ) : null}
      <PackagesToBill orders={orders} ticked={ticked} onChange={setTicked} />
      {chosen.length > 0 ? (
        <BillDraftChoices orders={chosen} choices={choices} onChange={setChoices} client={client} />
      ) : (
        <p className={styles.hint}>{t('draft.none')}</p>
      )}
      {creating.isError ? (
        <Note tone="red" isRefusal>
          <Refusal error={creating.error} />
        </Note>
      ) : null}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={creating.isPending} disabled={chosen.length === 0}>
          {t('draft.create')}
        </Button>
      </div>
    </form>
  )
}
