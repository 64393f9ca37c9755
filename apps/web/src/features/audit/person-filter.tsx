import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccounts } from '../users/user-accounts.queries.ts'
import styles from './audited-changes.module.css'

const MOST_OFFERED = 20

type Props = {
  /** Who is chosen, and what they are called where that is known. */
  personId: string | undefined
  name: string | undefined
  onChoose: (personId: string | null) => void
}

/** Everybody with an account, found by name, mail or code. */
export function PersonFilter({ personId, name, onChoose }: Props) {
  const { t } = useTranslation('administrator')
  const [text, setText] = useState('')
  const [q] = useDebouncedValue(text.trim(), 250)
  const people = useAccounts({ q, limit: MOST_OFFERED, orderBy: 'name', mode: 'asc' })
  const found = people.data?.data.map(({ id, firstName, lastName, email }) => ({
    value: id,
    label: `${firstName} ${lastName} · ${email}`,
  }))
  const others = found?.filter(({ value }) => value !== personId) ?? []
  const chosen = personId
    ? (found?.find(({ value }) => value === personId) ?? { value: personId, label: name ?? t('audit.onePerson') })
    : null
  return (
    <Select
      aria-label={t('audit.columns.actor')}
      placeholder={t('audit.anyPerson')}
      searchable
      clearable
      classNames={{ option: styles.option ?? '' }}
      value={personId ?? null}
      data={chosen ? [chosen, ...others] : others}
      onSearchChange={setText}
      // The server has looked.
      filter={({ options }) => options}
      nothingFoundMessage={people.isPending ? undefined : t('audit.nobodyFound')}
      onChange={onChoose}
    />
  )
}
