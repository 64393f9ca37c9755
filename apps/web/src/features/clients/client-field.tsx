import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActiveClients, useOrderingClient } from './clients.queries.ts'

const PAUSE_IN_MILLISECONDS = 200

type Props = { clientId: string; onChoose: (clientId: string) => void }

/** Whose an order or a purchase is, found as one types. */
export function ClientField({ clientId, onChoose }: Props) {
  const { t } = useTranslation('clients')
  return clientId ? <KnownClient clientId={clientId} onChoose={onChoose} /> : <Choice label={t('name')} onChoose={onChoose} />
}

function KnownClient({ clientId, onChoose }: Props) {
  const { t } = useTranslation('clients')
  const { data } = useOrderingClient(clientId)
  return (
    <Choice
      label={t('name')}
      chosen={{ value: clientId, label: data ? `${data.name} · ${data.code}` : '…' }}
      onChoose={onChoose}
    />
  )
}

type Choosing = { label: string; chosen?: { value: string; label: string }; onChoose: (clientId: string) => void }

function Choice({ label, chosen, onChoose }: Choosing) {
  const { t } = useTranslation('clients')
  const [text, setText] = useState('')
  // What stands in the field names the chosen one and looks for nobody.
  const typed = text === chosen?.label ? '' : text.trim()
  const [q] = useDebouncedValue(typed, PAUSE_IN_MILLISECONDS)
  const clients = useActiveClients(q)
  // Whom an earlier text found is not offered for this one: Enter would take them.
  const isLooking = typed !== q || clients.isPending || clients.isPlaceholderData
  const found = (isLooking ? [] : (clients.data?.data ?? []))
    .filter(({ id }) => id !== chosen?.value)
    .map(({ id, firstName, lastName, code }) => ({ value: id, label: `${firstName} ${lastName} · ${code}` }))
  return (
    <Select
      label={label}
      description={t('search')}
      placeholder={t('chooseClient')}
      searchable
      allowDeselect={false}
      value={chosen?.value ?? null}
      data={chosen ? [chosen, ...found] : found}
      onSearchChange={setText}
      // The server has looked.
      filter={({ options }) => options}
      nothingFoundMessage={isLooking ? undefined : t('noneFound')}
      onChange={(id) => {
        if (id) onChoose(id)
      }}
    />
  )
}
