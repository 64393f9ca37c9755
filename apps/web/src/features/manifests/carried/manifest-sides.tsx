import { listManifestBundles } from '@app/contract/endpoints/manifests'
import type { ManifestDetail } from '@app/contract/manifests.contract'
import { useTranslation } from 'react-i18next'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { useView, ViewTabs } from '../../../ui/page/view-tabs.tsx'
import { useFreeBundles } from '../../bundles/bundles.queries.ts'
import { CarriedBundlesList } from './carried-bundles-list.tsx'
import { FreeBundlesList } from './free-bundles-list.tsx'
import { LoadedLine } from './loaded-line.tsx'
import styles from './manifest-sides.module.css'
import { ReadinessLine } from './readiness-line.tsx'

const SIDES = ['carried', 'free'] as const
const IN_ORDER = { orderBy: 'position', mode: 'asc' } as const
/** How many there are, whatever the list of them is narrowed to. */
const COUNT_ALONE = { limit: 1 } as const

/** What keeps the manifest here, what is on it, and what else could be. */
export function ManifestSides({ manifest }: { manifest: ManifestDetail }) {
  const { t } = useTranslation('administrator')
  const { id, bundleCount } = manifest
  const list = useListState(listManifestBundles, IN_ORDER)
  const free = useFreeBundles(COUNT_ALONE)
  // An empty manifest is to be filled.
  const first = bundleCount === 0 ? 'free' : 'carried'
  const side = useView(SIDES, first)
  return (
    <>
      <ReadinessLine manifest={manifest} list={list} />
      {bundleCount > 0 ? <LoadedLine manifest={manifest} list={list} /> : null}
      <div className={styles.sides}>
        <ViewTabs
          label={t('manifests.sides.label')}
          views={{ carried: t('manifests.sides.carried'), free: t('manifests.sides.free') }}
          first={first}
          counts={{ carried: bundleCount, free: free.data?.meta.total }}
          keeps={{ open: id }}
        />
        {side === 'free' ? <FreeBundlesList manifest={manifest} /> : <CarriedBundlesList manifest={manifest} list={list} />}
      </div>
    </>
  )
}
