import type { SetKind } from '@app/domain'
import { Loader, TextInput } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { List } from '../list/use-list-state.ts'
import { useHotkey } from '../page/use-hotkey.ts'
import { usePastedCodes } from '../pasted-set/use-pasted-codes.ts'
import styles from './search-field.module.css'

/** The server is asked once the person pauses. */
const PAUSE_IN_MILLISECONDS = 250

type Searched = Pick<List, 'q' | 'setSearch'>
type Props = { placeholder: string } & (
  | { list: Searched; pastes?: undefined }
  /** Of what the list is: codes that are pasted, or typed and entered, narrow it to their records. */
  | { list: Searched & Pick<List, 'showSet'>; pastes: SetKind }
)

/** Searches a list; `/` brings the cursor here from anywhere on the page. */
export function SearchField({ placeholder, ...given }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { q, setSearch } = given.list
  const [text, setText] = useState(q)
  const [searched, setSearched] = useState(q)
  const search = useRef(setSearch)
  search.current = setSearch
  // The address changed by itself: back, or a shared link. Before the effect below, which else would search for the text of before.
  if (searched !== q) {
    setSearched(q)
    setText(q)
  }
  useEffect(() => {
    if (text.trim() === q) return
    const timer = setTimeout(() => search.current(text.trim()), PAUSE_IN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text, q])
  const codes = usePastedCodes(given.pastes ? { kind: given.pastes, show: given.list.showSet } : null)
  const takeCodes = (event: ClipboardEvent | KeyboardEvent, given: string) => {
    if (!codes.take(given)) return
    event.preventDefault()
    setText(q)
  }
  useHotkey('slash', () => input.current?.focus())
  return (
    <TextInput
      ref={input}
      type="search"
      className={styles.search}
      aria-label={t('ui.search')}
      placeholder={placeholder}
      leftSection={<IconSearch aria-hidden />}
      rightSection={codes.isPending ? <Loader size="xs" aria-label={t('ui.loading')} /> : null}
      value={text}
      onPaste={(event) => takeCodes(event, event.clipboardData.getData('text'))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') takeCodes(event, text)
      }}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  )
}
