import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { TabsSlotContext } from '../../ui/page/tabs-slot.ts'
import tabStyles from '../../ui/page/view-tabs.module.css'
import styles from './manifest-tabs.module.css'
import { useManifest } from './manifests.queries.ts'

type Props = { ids: readonly string[]; openId: string | null; onClose: (id: string) => void }

/** All of them, saved views of their list, and the manifests that somebody works on, side by side; local storage keeps which. */
export function ManifestTabs({ ids, openId, onClose }: Props) {
  const { t } = useTranslation('administrator')
  const page = use(TabsSlotContext)
  const showsAll = openId === null && !page?.shownSaved
  return (
    <nav className={tabStyles.tabs} aria-label={t('manifests.tabs')}>
      <Link to="?" aria-current={showsAll ? 'page' : undefined}>
        {t('manifests.all')}
      </Link>
      {/* The lists within a manifest have views of their own. */}
      {openId === null ? <span ref={page?.setSlot} className={tabStyles.slot} /> : null}
      {ids.map((id) => (
        <ManifestTab key={id} id={id} isOpen={id === openId} onClose={() => onClose(id)} />
      ))}
    </nav>
  )
}

/** A manifest that was deleted meanwhile says so, and its tab can be closed. */
function ManifestTab({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('administrator')
  const { data, isError } = useManifest(id)
  const name = data ? (data.guideNumber ?? data.code) : isError ? t('manifests.gone') : '…'
  return (
    <span className={styles.tabPair}>
      <Link to={`?open=${id}`} aria-current={isOpen ? 'page' : undefined}>
        {name}
      </Link>
      <button type="button" className={styles.closeTab} onClick={onClose} aria-label={t('manifests.closeTab', { name })}>
        <IconX aria-hidden />
      </button>
    </span>
  )
}
