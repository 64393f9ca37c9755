import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Floating } from '../../ui/page/floating.tsx'
import { useHotkey } from '../../ui/page/use-hotkey.ts'
import { useLazyPanel } from '../../ui/page/use-lazy-panel.ts'
import type { NamedScreen } from './search-options.ts'
import styles from './search-trigger.module.css'

const load = () => import('./search-dialog.tsx')
const SearchDialog = lazy(async () => ({ default: (await load()).SearchDialog }))

/** The search of the header: everything that the person may see, from every screen, by Ctrl+K too. */
export function SearchTrigger({ screens }: { screens: readonly NamedScreen[] }) {
  const { t } = useTranslation()
  const { isOpen, wasOpened, open, close } = useLazyPanel()
  useHotkey('search', open)
  // On a page without a list of its own, `/` searches everything.
  useHotkey('slash', open, () => !document.querySelector('input[type="search"]'))
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
      <Floating>{wasOpened ? <SearchDialog opened={isOpen} onClose={close} screens={screens} /> : null}</Floating>
    </>
  )
}
