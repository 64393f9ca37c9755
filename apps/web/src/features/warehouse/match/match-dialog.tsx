import type { Order } from '@app/contract/orders.contract'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Photos } from '../../../ui/files/photos.tsx'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Weight } from '../../../ui/show/weight.tsx'
import { useOrder } from '../../orders/orders.queries.ts'
import { LabelButton } from '../label-button.tsx'
import form from '../station.module.css'
import card from '../station-card.module.css'
import { Fact } from './match-card.tsx'
import styles from './match-dialog.module.css'
import { useClientsNamed, useOrdersWaiting, useSuggestedClients, useUpdateOrderClient } from './matching.queries.ts'

type Props = { order: Order; onClose: () => void }

type Candidate = { id: string; title: string; why: string; owner: { orderId: string } | { clientId: string } }

const PAUSE_IN_MILLISECONDS = 250

/** Whose package this is, decided by hand: an order that waits for it, or a client who had not announced it. */
export function MatchDialog({ order, onClose }: Props) {
  const { t } = useTranslation('warehouse')
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), PAUSE_IN_MILLISECONDS)
  const { data: detail } = useOrder(order.id)
  const giving = useUpdateOrderClient(order.id)
  const { orders, clients } = useCandidates(asked, order)
  const give = ({ owner }: Candidate) => giving.mutate(owner, { onSuccess: onClose })
  const photos = detail?.files.filter(({ purpose }) => purpose === 'photo').map(({ id }) => id) ?? []
  return (
    <Dialog opened onClose={onClose} size={720} title={t('match.whose', { code: order.code })}>
      <div className={form.dialogForm}>
        <dl className={card.facts}>
          <Fact name={t('tracking')} value={order.tracking ?? '—'} />
          <Fact name={t('weightShort')} value={<Weight grams={order.weightInGrams} />} />
          <Fact name={t('labelText')} value={order.labelText || '—'} />
          <Fact name={t('unmatchedDescription')} value={order.description || '—'} />
        </dl>
        <Photos fileIds={photos} />
        <TextInput
          size="lg"
          data-autofocus
          label={t('match.search')}
          description={t('match.searchHelp')}
          leftSection={<IconSearch aria-hidden />}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {giving.error ? (
          <p className={form.refused} role="alert">
            <Refusal error={giving.error} />
          </p>
        ) : null}
        <Candidates title={t('match.orders')} act={t('match.isThis')} list={orders} isRunning={giving.isPending} onGive={give} />
        <Candidates
          title={t('match.clients')}
          act={t('match.isTheirs')}
          list={clients}
          isRunning={giving.isPending}
          onGive={give}
        />
        {orders.length + clients.length === 0 ? <p className={card.quiet}>{t(asked ? 'match.none' : 'match.begin')}</p> : null}
        <LabelButton orderId={order.id} code={order.code} label={t('label.again')} />
      </div>
    </Dialog>
  )
}

/** Before anything is typed, what the label says; afterwards, whoever is called so. */
function useCandidates(
  asked: string,
  { labelText, description, tracking }: Order,
): { orders: Candidate[]; clients: Candidate[] } {
  const { t } = useTranslation('warehouse')
  const suggested = useSuggestedClients(asked || [labelText, description].filter(Boolean).join(' ').slice(0, 500))
  const named = useClientsNamed(asked)
  const waiting = useOrdersWaiting(asked || (tracking?.slice(-6) ?? ''))
  const orders = (waiting.data ?? []).map(({ id, code, client, description: what }) => ({
    id,
    title: `${code} · ${client?.name ?? t('noClient')}`,
    why: what,
    owner: { orderId: id },
  }))
  const likely = (suggested.data?.data ?? []).map(({ client, clues }) => ({
    id: client.id,
    title: `${client.name} · ${client.code}`,
    why: clues.map(({ kind }) => t(`clues.${kind}`)).join(', '),
    owner: { clientId: client.id },
  }))
  const others = (asked ? (named.data?.data ?? []) : [])
    .filter(({ id }) => !likely.some((one) => one.id === id))
    .map(({ id, firstName, lastName, code, email }) => ({
      id,
      title: `${firstName} ${lastName} · ${code}`,
      why: email,
      owner: { clientId: id },
    }))
  return { orders, clients: [...likely, ...others] }
}

type CandidatesProps = {
  title: string
  act: string
  list: readonly Candidate[]
  isRunning: boolean
  onGive: (candidate: Candidate) => void
}

function Candidates({ title, act, list, isRunning, onGive }: CandidatesProps) {
  if (list.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={styles.candidatesTitle}>{title}</h3>
      <ul className={styles.candidates}>
        {list.map((candidate) => (
          <li key={candidate.id}>
            <span>
              <strong>{candidate.title}</strong>
              <span className={card.quiet}>{candidate.why}</span>
            </span>
            <Button
              size="md"
              variant="default"
              loading={isRunning}
              aria-label={`${act}: ${candidate.title}`}
              onClick={() => onGive(candidate)}
            >
              {act}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
