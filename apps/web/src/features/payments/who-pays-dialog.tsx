import type { Found } from '@app/contract/search.contract'
import { SHORTEST_SEARCH } from '@app/domain'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import styles from './payments.module.css'
import { type Payer, useFoundPayers, usePayerOf } from './payments.queries.ts'

const PAUSE_IN_MILLISECONDS = 200

type Props = { onChosen: (payer: Payer) => void; onClose: () => void }

/** Whose money it is, by name or by any number of theirs. */
export function WhoPaysDialog({ onChosen, onClose }: Props) {
  const { t } = useTranslation('accounts')
  const [text, setText] = useState('')
  const [choosesFirst, setChoosesFirst] = useState(false)
  const q = text.trim()
  const [asked] = useDebouncedValue(q, PAUSE_IN_MILLISECONDS)
  const query = useFoundPayers(asked)
  const payer = usePayerOf()
  const isWaiting = q.length >= SHORTEST_SEARCH && (asked !== q || query.isFetching)
  const found = isWaiting || q.length < SHORTEST_SEARCH ? [] : (query.data ?? [])

  const choose = (one: Found | undefined) => {
    setChoosesFirst(false)
    if (one) payer.mutate(one, { onSuccess: (payer) => payer && onChosen(payer) })
  }
  const chooseFirst = useEffectEvent(() => choose(found[0]))
  useEffect(() => {
    if (choosesFirst && !isWaiting) chooseFirst()
  }, [choosesFirst, isWaiting])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    setChoosesFirst(true)
  }
  const nobody =
    (payer.isSuccess && payer.data === null) ||
    (found.length === 0 && !isWaiting && query.isSuccess && q.length >= SHORTEST_SEARCH)
  return (
    <Dialog opened onClose={onClose} title={t('payments.new.title')} size={560}>
      <TextInput
        label={t('payments.new.whose')}
        description={t('payments.new.whoseHelp')}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          payer.reset()
        }}
        onKeyDown={onKeyDown}
      />
      {payer.error ? (
        <p role="alert">
          <Refusal error={payer.error} />
        </p>
      ) : null}
      <p role="status" className={styles.quiet}>
        {nobody ? t('payments.new.nobody') : null}
      </p>
      {found.length > 0 ? (
        <ul className={styles.found} aria-label={t('payments.new.found')}>
          {found.map((one) => (
            <li key={`${one.kind}-${one.id}`}>
              <button type="button" onClick={() => choose(one)}>
                <span>{one.title || one.code}</span>
                <span className={styles.quiet}>{one.code}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}
