import { CloseButton, Loader } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import styles from './search-dialog.module.css'
import { SearchHints } from './search-hints.tsx'
import type { NamedScreen } from './search-options.ts'
import { optionId, SearchResults } from './search-results.tsx'
import { SearchState } from './search-state.tsx'
import { useSearch } from './use-search.ts'

type Props = { opened: boolean; onClose: (how?: { returnsFocus: boolean }) => void; screens: readonly NamedScreen[] }

/** Over the page, whole on a phone. The letters go to the field, the arrows to what was found. */
export function SearchDialog({ opened, onClose, screens }: Props) {
  const { t } = useTranslation('search')
  const isPhone = useIsPhone()
  return (
    <Dialog
      opened={opened}
      onClose={() => onClose()}
      label={t('title')}
      closeOnEscape={false}
      returnFocus={false}
      fullScreen={isPhone}
      size={640}
      offset="10dvh"
      overlayOpacity={0.35}
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      {/* A chosen record takes the focus; without a choice it goes back where it came from. */}
      <Search screens={screens} onClose={() => onClose()} onChosen={() => onClose({ returnsFocus: false })} />
    </Dialog>
  )
}

type SearchProps = { screens: readonly NamedScreen[]; onClose: () => void; onChosen: () => void }

function Search({ screens, onClose, onChosen }: SearchProps) {
  const { t } = useTranslation('search')
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const search = useSearch({ screens, onChosen })
  // At once: the focus trap's own comes a moment later, and the first letters of a quick hand would be lost.
  useLayoutEffect(() => input.current?.focus(), [])
  const { text, options, active, isWaiting } = search
  // Shorter waits pass without a sign.
  const [isNoticeable] = useDebouncedValue(isWaiting, 150)
  const clear = () => {
    search.type('')
    input.current?.focus()
  }
  // Escape closes the search and not the record under it: Mantine looks for this on what has the focus.
  const keepsEscape = { 'data-mantine-stop-propagation': true }
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  return (
    <search className={styles.dialog} onKeyDown={closeByEscape}>
      <div className={styles.head}>
        {isWaiting && isNoticeable ? <Loader size="1.25rem" aria-hidden /> : <IconSearch aria-hidden />}
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={t('title')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? list : undefined}
          aria-activedescendant={active ? optionId(list, active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          placeholder={t('placeholder')}
          value={text}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
          onKeyDown={search.onKeyDown}
          {...keepsEscape}
        />
        {text ? (
          <button type="button" className={styles.clear} onClick={clear} {...keepsEscape}>
            {t('clear')}
          </button>
        ) : null}
        <CloseButton aria-label={t('ui.close')} onClick={onClose} {...keepsEscape} />
      </div>
      <div className={styles.body}>
        <SearchResults list={list} search={search} />
        <SearchState search={search} />
      </div>
      <SearchHints />
    </search>
  )
}
