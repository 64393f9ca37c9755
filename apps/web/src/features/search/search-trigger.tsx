import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotkey } from '../../ui/use-hotkey.ts'
import type { NamedScreen } from './search-options.ts'
import styles from './search-trigger.module.css'

const load = () => import('./search-dialog.tsx')
const SearchDialog = lazy(async () => ({ default: (await load()).SearchDialog }))

/** The search of the header: everything that the person may see, from every screen, by Ctrl+K too. */
export function SearchTrigger({ screens }: { screens: readonly NamedScreen[] }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  // Nothing of the dialog is loaded before somebody looks; from then on it stays.
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setWasOpened(true)
  }
  useHotkey('search', open)
  // On a page without a list of its own, `/` searches everything.
  useHotkey('slash', () => {
    if (!document.querySelector('input[type="search"]')) open()
  })
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        <IconSearch aria-hidden />
        <span className={styles.label}>{t('shell.search')}</span>
        <kbd className={styles.keys} aria-hidden>
          Ctrl K
        </kbd>
      </button>
      <Suspense fallback={null}>
        {wasOpened ? <SearchDialog opened={opened} onClose={() => setOpened(false)} screens={screens} /> : null}
      </Suspense>
    </>
  )
}
