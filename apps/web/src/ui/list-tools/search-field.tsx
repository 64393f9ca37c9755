import { TextInput } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { List } from '../list/use-list-state.ts'
import { useHotkey } from '../page/use-hotkey.ts'
import styles from './search-field.module.css'

/** The server is asked once the person pauses. */
const PAUSE_IN_MILLISECONDS = 250

/** Searches a list; `/` brings the cursor here from anywhere on the page. */
export function SearchField({ list, placeholder }: { list: List; placeholder: string }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { q, setSearch } = list
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
  useHotkey('slash', () => input.current?.focus())
  return (
    <TextInput
      ref={input}
      type="search"
      className={styles.search}
      aria-label={t('ui.search')}
      placeholder={placeholder}
      leftSection={<IconSearch aria-hidden />}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  )
}
