import { Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import styles from './assignment.module.css'
import { useAssociates } from './users.queries.ts'

type Props = { chosenId: string | null; onChoose: (id: string) => void }

/** The associates, each with how many clients they have: one of them is chosen. */
export function AssociateList({ chosenId, onChoose }: Props) {
  const { t } = useTranslation('administrator')
  const [text, setText] = useState('')
  const [q] = useDebouncedValue(text.trim(), 250)
  const associates = useAssociates({ q, orderBy: 'name', mode: 'asc' })
  const rows = associates.data?.data
  return (
    <section className={styles.associates} aria-labelledby="associates">
      <h2 id="associates" className={styles.heading}>
        {t('assignment.associates')}
      </h2>
      <TextInput
        type="search"
        aria-label={t('assignment.searchAssociate')}
        placeholder={t('assignment.searchAssociate')}
        leftSection={<IconSearch aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {associates.isPending ? <Skeleton height="12rem" /> : null}
      {associates.isError && !rows ? <ErrorState error={associates.error} onRetry={() => void associates.refetch()} /> : null}
      {rows?.length === 0 ? <p className={styles.quiet}>{t(q ? 'assignment.noneFound' : 'assignment.noAssociates')}</p> : null}
      {rows && rows.length > 0 ? (
        <ul className={styles.options}>
          {rows.map(({ id, firstName, lastName, code, clients }) => (
            <li key={id}>
              <button type="button" className={styles.option} aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
                <span className={styles.name}>
                  {firstName} {lastName}
                </span>
                <span className={styles.quiet}>{code}</span>
                <span className={styles.clients}>{t('assignment.clients', { count: clients })}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
