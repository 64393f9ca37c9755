import type { listManifestBundles } from '@app/contract/endpoints/manifests'
import type { ManifestDetail } from '@app/contract/manifests.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import IconPackageImport from '@tabler/icons-react/dist/esm/icons/IconPackageImport.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../ui/edit/link.tsx'
import type { ListOf } from '../../../ui/list/use-list-state.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './loaded-line.module.css'

type Props = { manifest: ManifestDetail; list: ListOf<typeof listManifestBundles> }

/** How far the loading is: those that are missing are listed, and the station loads them. */
export function LoadedLine({ manifest: { id, bundleCount, loadedCount }, list }: Props) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const missing = bundleCount - loadedCount
  const isChosen = list.filters.isLoaded?.includes('false') ?? false
  const to = new URLSearchParams({ open: id, view: 'carried', ...(isChosen ? {} : { isLoaded: 'false' }) })
  const counts = { loaded: format.number(loadedCount), count: format.number(bundleCount) }
  return (
    <p className={styles.line}>
      <IconPackageImport size={20} aria-hidden />
      <span>{t('manifests.loaded', counts)}</span>
      {missing > 0 ? (
        <>
          <Link to={`?${to}`} aria-current={isChosen ? 'true' : undefined}>
            {t('manifests.notLoaded', { count: missing, number: format.number(missing) })}
          </Link>
          <Link to={addressOf(ADMINISTRATOR_PATHS.warehouse, { view: 'load', manifest: id })}>
            {t('manifests.loadAtStation')}
          </Link>
        </>
      ) : null}
    </p>
  )
}
