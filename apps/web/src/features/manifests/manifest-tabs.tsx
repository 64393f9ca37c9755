import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './manifest-tabs.module.css'
import { useManifest } from './manifests.queries.ts'

type Props = { ids: readonly string[]; openId: string | null; onClose: (id: string) => void }

/** The manifests that somebody works on, side by side; local storage keeps which. */
export function ManifestTabs({ ids, openId, onClose }: Props) {
  const { t } = useTranslation('administrator')
  return (
    <nav className={styles.tabs} aria-label={t('manifests.tabs')}>
      <Link to="?" className={styles.tab} aria-current={openId === null ? 'page' : undefined}>
        {t('manifests.all')}
      </Link>
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
      <Link to={`?open=${id}`} className={styles.tab} aria-current={isOpen ? 'page' : undefined}>
        {name}
      </Link>
      <button type="button" className={styles.closeTab} onClick={onClose} aria-label={t('manifests.closeTab', { name })}>
        <IconX aria-hidden />
      </button>
    </span>
  )
}
