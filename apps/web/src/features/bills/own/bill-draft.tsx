import type { Order } from '@app/contract/orders.contract'
import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import { billsThatAre } from '@app/domain'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Selection } from '../../../ui/list/use-selection.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useCreateBill } from '../bills.queries.ts'
import { BillDraftChoices } from '../draft/bill-draft-choices.tsx'
import { FIRST_CHOICES } from '../draft/draft-choices.ts'
import styles from './bill-draft.module.css'

type Props = { selection: Selection<Order>; offered: readonly Order[] }

/**
 * The bill of the chosen packages as it will be, who collects them and in whose name it is made out.
 * It stays where nothing is offered: the list may hear of a bill before its answer comes, which then opens it.
 */
export function BillDraft({ selection, offered }: Props) {
  const { t } = useTranslation(['client', 'bills'])
  const navigate = useNavigate()
  const create = useCreateBill()
  const [choices, setChoices] = useState(FIRST_CHOICES)
  // What is no longer ready to pay, because somebody billed it meanwhile, leaves the choice by itself.
  const chosen = offered.filter(({ id }) => selection.has(id))
  const send = () =>
    create.mutate(
      { ...choices, orderIds: chosen.map(({ id }) => id) },
      {
        onSuccess: ({ id, status }) => {
          selection.clear()
          const view = billsThatAre('unpaid').includes(status) ? 'pending' : 'paid'
          void navigate(addressOf(CLIENT_PATHS.payments, { view, open: id }))
        },
      },
    )
  if (offered.length === 0) return null
  return (
    <section className={styles.draft} aria-labelledby="bill-draft">
      <h2 id="bill-draft">{t('payments.draft.title')}</h2>
      {chosen.length === 0 ? (
        <>
          <p className={styles.hint}>{t('payments.draft.choose')}</p>
          <Button variant="default" onClick={() => selection.toggleAll(offered)}>
            {t('payments.draft.chooseAll', { count: offered.length })}
          </Button>
        </>
      ) : (
        <>
          <BillDraftChoices orders={chosen} choices={choices} onChange={setChoices} />
          {create.isError ? (
            <Note tone="red" isRefusal>
              <Refusal error={create.error} />
            </Note>
          ) : null}
          <Button size="md" fullWidth loading={create.isPending} onClick={send}>
            {t('bills:draft.create')}
          </Button>
        </>
      )}
    </section>
  )
}
